import { afterEach, expect, test } from 'vitest';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

afterEach(() => chooseUnits(METRIC));

test.each([
  ['en', 'Days of 19 °C, nights of 6–12 °C.', 'Days of 66 °F, nights of 43–54 °F.'],
  ['en', 'Nights of −7 to −1 °C.', 'Nights of 19–30 °F.'],
  ['de', 'Nachts −20 bis −18 °C.', 'Nachts −4 bis 0 °F.'],
  ['en', 'It is 5 °C warmer by day.', 'It is 9 °F warmer by day.'],
  ['en', 'Two lakes, 2–3 km apart, 12 km NW.', 'Two lakes, 1.2–1.9 mi apart, 7.5 mi NW.'],
  [
    'en',
    'The summit is at 2,962 m; the fall drops 98 m.',
    'The summit is at 9,720 ft; the fall drops 322 ft.',
  ],
  ['de', 'Auf 2962 m, nach 1,5 km.', 'Auf 9720 ft, nach 0,9 mi.'],
  ['en', 'Winds of 25 km/h and 72 mm of rain.', 'Winds of 16 mph and 2.8 in of rain.'],
  ['en', 'A stove of 280 g, 1.3 kg with gas.', 'A stove of 9.9 oz, 2.9 lb with gas.'],
  ['en', 'Light from 05:20 to 21:10.', 'Light from 5:20 am to 9:10 pm.'],
  ['de', 'Um 17:15 Uhr wird es dunkel.', 'Um 5:15 pm wird es dunkel.'],
  // Sizes of things, slopes, litres and ordinary numbers stay.
  [
    'en',
    'A towel of 60 × 120 cm, 20 l, a slope of 35°, 3 of 10 days.',
    'A towel of 60 × 120 cm, 20 l, a slope of 35°, 3 of 10 days.',
  ],
  ['en', 'Platform 9, 1 mug, 2 min by M4.', 'Platform 9, 1 mug, 2 min by M4.'],
] as const)('in %s, %j reads %j', (language, text, expected) => {
  chooseUnits(AMERICAN);
  expect(plainSpaces(shownText(text, language))).toBe(expected);
});

test('each of the units is a choice of its own', () => {
  const text = 'At 20 °C, 5 km, 500 g, 17:15.';
  const shown = () => plainSpaces(shownText(text, 'en'));
  expect(shown()).toBe(text);
  chooseUnits({ ...METRIC, temperature: 'fahrenheit' });
  expect(shown()).toBe('At 68 °F, 5 km, 500 g, 17:15.');
  chooseUnits({ ...METRIC, distance: 'imperial' });
  expect(shown()).toBe('At 20 °C, 3.1 mi, 500 g, 17:15.');
  chooseUnits({ ...METRIC, weight: 'imperial' });
  expect(shown()).toBe('At 20 °C, 5 km, 1.1 lb, 17:15.');
  chooseUnits({ ...METRIC, clock: '12' });
  expect(shown()).toBe('At 20 °C, 5 km, 500 g, 5:15 pm.');
});
