import { expect, test } from 'vitest';
import { climateClasses } from '#src/recommender/know/climate-classes.ts';

/** Below and on each boundary: [high, low, wet days of ten, elevation] and the classes. */
const BOUNDARIES = [
  ['Arctic cold begins below a high of −8', [-8, -14, 0, 0], 'Winter cold'],
  ['Arctic cold', [-8.1, -14, 0, 0], 'Arctic cold, Winter cold'],
  ['Winter cold ends at a mean of 4', [6, 1.9, 0, 0], 'Winter cold'],
  ['Cool begins there', [6, 2, 0, 0], 'Cool'],
  ['Mild begins at a mean of 10', [13, 6.9, 0, 0], 'Cool'],
  ['Mild overlaps with cool up to 12', [13, 7, 0, 0], 'Mild, Cool'],
  ['a warmer day is cool too with a night below 10', [16, 9.9, 0, 0], 'Mild, Cool'],
  ['and only mild with a night of 10', [16, 10, 0, 0], 'Mild'],
  ['mild ends and warm begins at a mean of 18', [21.9, 14.2, 0, 0], 'Warm'],
  ['warm begins at a high of 22', [22, 13, 0, 0], 'Warm, Mild'],
  ['and not below', [21.9, 13, 0, 0], 'Mild'],
  ['hot and dry begins at a high of 30', [29.9, 18, 1, 0], 'Warm'],
  ['hot and dry', [30, 18, 2, 0], 'Hot and dry, Warm'],
  ['hot with more than two wet days is not dry', [30, 18, 2.1, 0], 'Warm, Rainy'],
  ['hot and humid needs a night of 21', [28, 21, 2.1, 0], 'Hot and humid, Warm, Rainy'],
  ['not with a cooler night', [28, 20.9, 2.1, 0], 'Warm, Rainy'],
  ['not below a high of 28', [27.9, 21, 2.1, 0], 'Warm, Rainy'],
  [
    'unknown rain in the hot nights of the sea counts as humid',
    [31, 26, null, 0],
    'Hot and humid, Warm',
  ],
  ['two wet days of ten are not rainy', [20, 12, 2, 0], 'Mild'],
  ['more of them are', [20, 12, 2.1, 0], 'Mild, Rainy'],
  ['unknown rain is not rainy', [20, 12, null, 0], 'Mild'],
  ['high altitude begins at 2400 m', [20, 12, 0, 2399], 'Mild'],
  ['high altitude', [20, 12, 0, 2400], 'Mild, High altitude'],
] as const;

test.each(BOUNDARIES)('%s', (_, [high, low, wetDaysPer10, elevation], classes) => {
  expect(climateClasses({ high, low, wetDaysPer10, elevation }).join(', ')).toBe(classes);
});

test('there is a temperature class for every temperature on earth', () => {
  for (let mean = -70; mean <= 45; mean += 0.5) {
    for (const span of [0, 4, 10, 20]) {
      const figures = {
        high: mean + span / 2,
        low: mean - span / 2,
        wetDaysPer10: 0,
        elevation: 0,
      };
      expect(climateClasses(figures)).not.toEqual([]);
    }
  }
});
