import { expect, test } from 'vitest';
import type { ConditionType } from '#src/domain/trip/recommendation.ts';
import { conditionsOf } from '#src/recommender/decide/weather/condition-rules.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import {
  plainFacts,
  withTemperatures,
  withTerrain,
  withWetDays,
} from '#tests/fixtures/trips/trips-facts.ts';

const berlin: TripFacts = { ...(await plainFacts()), uvIndex: 0 };
const dry = withWetDays(berlin, 1.5);
const cloudy = {
  ...berlin.normals,
  months: berlin.normals.months.map((month) => ({ ...month, sunshine: 0.24 })),
};

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
  ['humid air is humid without rain', withAir(dry, 33, 26, { humidity: 0.65 }), 'humid', true],
  ['drier air is not', withAir(dry, 33, 26, { humidity: 0.64 }), 'humid', false],
  ['wind that does something', withAir(dry, 18, 9, { wind: 6.5 }), 'wind', true],
  ['no wind below', withAir(dry, 18, 9, { wind: 3.9 }), 'wind', false],
  ['air that stands still is no wind', withAir(dry, 36, 27, { wind: 1 }), 'wind', false],
  ['the fog of a coast that is known for it', at(berlin, 37.77, -122.43, 7), 'fog', true],
  ['not in its clear season', at(berlin, 37.77, -122.43, 10), 'fog', false],
  ['not far inland', withTerrain(at(berlin, 37.77, -122.43, 7), { coastKm: 40 }), 'fog', false],
  ['khareef is fog', at(withWetDays(berlin, 0.5), 17.02, 54.09, 7), 'fog', true],
  ['and not called dry', at(withWetDays(berlin, 0.5), 17.02, 54.09, 7), 'dry', false],
  ['rain from 4.5 wet days', withWetDays(berlin, 4.5), 'rain', true],
  ['showers below', withWetDays(berlin, 4.4), 'showers', true],
  ['showers from 1.8', withWetDays(berlin, 1.8), 'showers', true],
  ['no showers below', withWetDays(berlin, 1.7), 'showers', false],
  ['dry below 1.2', withWetDays(berlin, 1.1), 'dry', true],
  ['not dry at 1.2', withWetDays(berlin, 1.2), 'dry', false],
  ['unknown rain is not dry', withWetDays(berlin, null), 'dry', false],
  ['unknown rain is no rain', withWetDays(berlin, null), 'rain', false],
  ['snow from one day of ten', withSnowfall(berlin, 4, 0.095), 'snow', true],
  ['single flakes are no news', withSnowfall(berlin, 4, 0.094), 'snow', false],
  ['no snow on days of 12', withSnowfall(berlin, 12, 0.2), 'snow', false],
  ['but at 11.9', withSnowfall(berlin, 11.9, 0.2), 'snow', true],
  ['what falls as snow is no rain', withSnowfall(withWetDays(berlin, 5), 2, 0.1), 'rain', false],
  ['it is showers', withSnowfall(withWetDays(berlin, 5), 2, 0.1), 'showers', true],
  ['frost is no news below −8 by day', withTemperatures(dry, -8, -12), 'frost', true],
  ['there it is deep cold', withTemperatures(dry, -8.1, -12), 'frost', false],
  ['storms over mountains from a day of 16', mountainDay(16), 'thunderstorms', true],
  ['not below', mountainDay(15.9), 'thunderstorms', false],
  ['strong sun from a UV index of 6', { ...berlin, uvIndex: 6 }, 'strong-sun', true],
  ['not below', { ...berlin, uvIndex: 5.9 }, 'strong-sun', false],
  ['not behind cloud all day', { ...berlin, uvIndex: 11, normals: cloudy }, 'strong-sun', false],
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

test('fog has a cause, and without figures of wind there is none', () => {
  expect(conditionsOf(berlin)).not.toContain('fog');
  expect(conditionsOf(withAir(berlin, 18, 9, { wind: null }))).not.toContain('wind');
});

function withSnowfall(facts: TripFacts, high: number, snow: number): TripFacts {
  const snowy = { ...facts, falling: { rain: 0.2, snow, dry: 0.8 - snow } };
  return withTemperatures({ ...snowy, spread: { ...facts.spread, snowCover: 0 } }, high, -3);
}

function withAir(
  facts: TripFacts,
  high: number,
  low: number,
  air: { wind?: number | null; humidity?: number },
): TripFacts {
  const warmed = withTemperatures(facts, high, low);
  return { ...warmed, climate: { ...warmed.climate, ...air } };
}

function at(facts: TripFacts, lat: number, lng: number, month: number): TripFacts {
  const location = { lat, lng, place: 'A coast' };
  const moved = { ...facts, month, trip: { ...facts.trip, location } };
  return withTerrain(moved, { coastKm: 3, elevation: 20 });
}

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
