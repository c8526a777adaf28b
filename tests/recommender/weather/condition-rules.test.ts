import { expect, test } from 'vitest';
import type { ConditionType } from '#src/domain/recommendation.ts';
import { conditionsOf } from '#src/recommender/weather/condition-rules.ts';
import type { TripFacts } from '#src/recommender/trip-facts.ts';
import {
  plainFacts,
  withTemperatures,
  withTerrain,
  withWetDays,
} from '#tests/fixtures/trips-facts.ts';

const berlin: TripFacts = { ...(await plainFacts()), uvIndex: 0 };
const dry = withWetDays(berlin, 1.5);

const BOUNDARIES: readonly (readonly [string, TripFacts, ConditionType, boolean])[] = [
  ['heat from 30', withTemperatures(dry, 30, 18), 'heat', true],
  ['no heat at 29.9', withTemperatures(dry, 29.9, 18), 'heat', false],
  ['warm from 24', withTemperatures(dry, 24, 14), 'warm', true],
  ['not warm at 23.9', withTemperatures(dry, 23.9, 14), 'warm', false],
  ['mild from 15', withTemperatures(dry, 15, 9), 'mild', true],
  ['not mild at 14.9', withTemperatures(dry, 14.9, 9), 'mild', false],
  ['cold below 4', withTemperatures(dry, 3.9, 2), 'cold', true],
  ['not cold at 4', withTemperatures(dry, 4, 2), 'cold', false],
  ['frost below half a degree', withTemperatures(dry, 9, 0.4), 'frost', true],
  ['no frost at half a degree', withTemperatures(dry, 9, 0.5), 'frost', false],
  [
    'humid from a night of 21 and a day of 27',
    withTemperatures(withWetDays(berlin, 3), 27, 21),
    'humid',
    true,
  ],
  [
    'not humid where it hardly rains',
    withTemperatures(withWetDays(berlin, 1.7), 31, 21),
    'humid',
    false,
  ],
  ['rain from 4.5 wet days', withWetDays(berlin, 4.5), 'rain', true],
  ['showers below', withWetDays(berlin, 4.4), 'showers', true],
  ['showers from 1.8', withWetDays(berlin, 1.8), 'showers', true],
  ['no showers below', withWetDays(berlin, 1.7), 'showers', false],
  ['dry below 1.2', withWetDays(berlin, 1.1), 'dry', true],
  ['not dry at 1.2', withWetDays(berlin, 1.2), 'dry', false],
  ['unknown rain is not dry', withWetDays(berlin, null), 'dry', false],
  ['unknown rain is no rain', withWetDays(berlin, null), 'rain', false],
  [
    'snow where rain falls at a mean of 1.5',
    withTemperatures(withWetDays(berlin, 3), 4, -1),
    'snow',
    true,
  ],
  ['rain above', withTemperatures(withWetDays(berlin, 3), 4, -0.9), 'snow', false],
  ['frost is no news below −8 by day', withTemperatures(dry, -8, -12), 'frost', true],
  ['there it is deep cold', withTemperatures(dry, -8.1, -12), 'frost', false],
  ['storms over mountains from a day of 16', mountainDay(16), 'thunderstorms', true],
  ['not below', mountainDay(15.9), 'thunderstorms', false],
  ['strong sun from a UV index of 6', { ...berlin, uvIndex: 6 }, 'strong-sun', true],
  ['not below', { ...berlin, uvIndex: 5.9 }, 'strong-sun', false],
  ['thin air from 2400 m', withTerrain(berlin, { elevation: 2400 }), 'thin-air', true],
  ['not below', withTerrain(berlin, { elevation: 2399 }), 'thin-air', false],
  ['long days from 16 hours', withLight(960), 'long-days', true],
  ['not below', withLight(959), 'long-days', false],
  ['short days up to 8 and a half hours', withLight(510), 'short-days', true],
  ['not above', withLight(511), 'short-days', false],
  [
    'polar day',
    { ...berlin, daylight: { kind: 'polar-day', minutes: 1440 } },
    'midnight-sun',
    true,
  ],
  [
    'polar night',
    { ...berlin, daylight: { kind: 'polar-night', minutes: 0, dawn: null, dusk: null } },
    'polar-night',
    true,
  ],
];

test.each(BOUNDARIES)('%s', (_, facts, type, told) => {
  expect(conditionsOf(facts).includes(type)).toBe(told);
});

test('fog, wind and sunshine hours are never listed: the data lacks them', () => {
  for (const [, facts] of BOUNDARIES) {
    expect(conditionsOf(facts)).not.toEqual(expect.arrayContaining(['fog']));
    expect(conditionsOf(facts)).not.toEqual(expect.arrayContaining(['wind']));
    expect(conditionsOf(facts)).not.toEqual(expect.arrayContaining(['sunny']));
  }
});

function withLight(minutes: number): TripFacts {
  return {
    ...berlin,
    daylight: {
      kind: 'normal',
      sunrise: '06:00',
      sunset: '18:00',
      dawn: null,
      dusk: null,
      minutes,
    },
  };
}

function mountainDay(high: number): TripFacts {
  const peaks = withTerrain(withWetDays(berlin, 5), { relief: 1200 });
  return { ...withTemperatures(peaks, high, 8), noonAltitude: 60 };
}
