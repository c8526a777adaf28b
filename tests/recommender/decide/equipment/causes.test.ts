import { expect, test } from 'vitest';
import { causeApplies } from '#src/recommender/decide/equipment/causes.ts';
import type { Cause } from '#src/recommender/decide/equipment/job.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import {
  occasionOn,
  plainFacts,
  withTemperatures,
  withTerrain,
  withWetDays,
} from '#tests/fixtures/trips/trips-facts.ts';

const berlin = await plainFacts();

const BOUNDARIES: readonly (readonly [Cause, string, TripFacts, boolean])[] = [
  ['cold-night', 'below 12', withTemperatures(berlin, 20, 11.9), true],
  ['cold-night', 'not at 12', withTemperatures(berlin, 20, 12), false],
  ['cold-day', 'below 9', withTemperatures(berlin, 8.9, 2), true],
  ['cold-day', 'not at 9', withTemperatures(berlin, 9, 2), false],
  ['layers', 'from 7 degrees between day and night', withTemperatures(berlin, 17, 10), true],
  ['layers', 'not below', withTemperatures(berlin, 16.9, 10), false],
  ['heat', 'from days that are judged warm', withTemperatures(berlin, 24, 15), true],
  ['heat', 'not below', withTemperatures(berlin, 23.9, 15), false],
  ['rain', 'from days that are not judged dry', withWetDays(berlin, 1.2), true],
  ['rain', 'not below', withWetDays(berlin, 1.1), false],
  ['wind', 'from days that are judged windy', withWind(6), true],
  ['wind', 'not below', withWind(5.9), false],
  ['rain', 'where nobody knows', withWetDays(berlin, null), true],
  ['sun', 'from a UV index of 3', { ...berlin, uvIndex: 3 }, true],
  ['sun', 'not below', { ...berlin, uvIndex: 2.9 }, false],
  ['height', 'from 1800 m', withTerrain(berlin, { elevation: 1800 }), true],
  ['height', 'not below', withTerrain(berlin, { elevation: 1799 }), false],
  ['insects', 'from a night of 10 and a day of 18', withTemperatures(berlin, 18, 10), true],
  ['insects', 'not on a cooler day', withTemperatures(berlin, 17.9, 10), false],
  ['insects', 'not in a cooler night', withTemperatures(berlin, 18, 9.9), false],
  ['insects', 'by day, in the short summer of the Rockies', inTheRockies(6, 5, 30), true],
  ['insects', 'not there in autumn', inTheRockies(10, 5, 30), false],
  ['insects', 'not there on colder days', inTheRockies(6, 4.9, 30), false],
  ['insects', 'not there on dry ground', inTheRockies(6, 5, 17), false],
  ['insects', 'down in the valleys', { ...inTheRockies(6, 4.9, 30), valleyMean: 8 }, true],
  ['insects', 'not in colder ones', { ...inTheRockies(6, 4.9, 30), valleyMean: 7.9 }, false],
  ['insects', 'below the fells of Lapland', onTheFells(9), true],
  ['insects', 'not where the valleys are cold, too', onTheFells(8.9), false],
  ['bright-night', 'when the sun rises before five', sunriseAt('04:59'), true],
  ['bright-night', 'not at five', sunriseAt('05:00'), false],
  ['dark', 'not in the polar day', polarDay(), false],
  ['bright-night', 'in the polar day', polarDay(), true],
];

test.each(BOUNDARIES)('%s is a reason: %s', (cause, _, facts, expected) => {
  expect(causeApplies(cause, occasionOn(facts))).toBe(expected);
});

function withWind(wind: number): TripFacts {
  return { ...berlin, climate: { ...berlin.climate, wind } };
}

/** Eleven by day. */
function inTheRockies(month: number, night: number, aridity: number): TripFacts {
  const location = { ...berlin.trip.location, lat: 52.9, lng: -118 };
  const facts = { ...berlin, month, aridity, trip: { ...berlin.trip, location } };
  return withTemperatures(facts, 11, night);
}

/** Three degrees above a valley that has the mean. */
function onTheFells(valleyMean: number): TripFacts {
  const location = { ...berlin.trip.location, lat: 67.3, lng: 17.7 };
  const facts = { ...berlin, features: [], month: 7, trip: { ...berlin.trip, location } };
  const heights = { elevation: 1112, summit: 1700, relief: 1100 };
  return { ...withTerrain(withTemperatures(facts, 9, 3), heights), valleyMean };
}

function sunriseAt(sunrise: string): TripFacts {
  return {
    ...berlin,
    daylight: { kind: 'normal', sunrise, sunset: '20:00', dawn: null, dusk: null, minutes: 900 },
  };
}

function polarDay(): TripFacts {
  return { ...berlin, daylight: { kind: 'polar-day', minutes: 1440 } };
}
