import { describe, expect, test } from 'vitest';
import * as dangers from '#src/recommender/know/season/dangers.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import {
  plainFacts,
  withDangers,
  withTemperatures,
  withTerrain,
} from '#tests/fixtures/trips/trips-facts.ts';

const withTheirs = (rule: (facts: TripFacts) => boolean) => (facts: TripFacts) =>
  rule(withDangers(facts));
const largeTides = withTheirs(dangers.largeTides);
const stormSeason = withTheirs(dangers.stormSeason);
const ticksLikely = withTheirs(dangers.ticksLikely);
const tropicalMosquitoes = withTheirs(dangers.tropicalMosquitoes);
const northernMosquitoes = withTheirs(dangers.northernMosquitoes);
const polarBears = withTheirs(dangers.polarBears);

/** Summer days in green country by the sea; `at` moves them anywhere. */
const plain: TripFacts = {
  ...withTerrain(await plainFacts(), { coastKm: 1, elevation: 100 }),
  features: [],
  aridity: 30,
};

describe('large tides', () => {
  test.each([
    ['Saint-Malo', 48.65, -2.01, true],
    ['Bristol', 51.45, -2.6, true],
    ['Husum', 54.47, 9.05, true],
    ['Hopewell Rocks', 45.82, -64.58, true],
    ['Digby', 44.62, -65.76, true],
    ['Anchorage', 61.22, -149.9, true],
    ['Broome', -17.96, 122.24, true],
    ['Incheon', 37.46, 126.6, true],
    ['Kiel', 54.32, 10.14, false],
    ['Flensburg', 54.79, 9.43, false],
    ['Halifax', 44.65, -63.58, false],
    ['Lunenburg', 44.38, -64.31, false],
    ['Shediac', 46.22, -64.54, false],
    ['Seward', 60.1, -149.44, false],
    ['Palma', 39.57, 2.65, false],
    ['Venice', 45.44, 12.32, false],
  ])('%s', (_, lat, lng, expected) => {
    expect(largeTides(at(lat, lng))).toBe(expected);
  });

  test('reach twelve kilometres inland', () => {
    expect(largeTides(withTerrain(at(48.65, -2.01), { coastKm: 12 }))).toBe(true);
    expect(largeTides(withTerrain(at(48.65, -2.01), { coastKm: 12.1 }))).toBe(false);
  });
});

describe('ticks', () => {
  const bavaria = at(49.05, 13.3);

  test.each([
    ['from a mean of 8', withTemperatures(bavaria, 12, 4), true],
    ['not below', withTemperatures(bavaria, 11.9, 4), false],
    ['not in the heat of 30', withTemperatures(bavaria, 30, 16), false],
    ['below 1500 m', withTerrain(bavaria, { elevation: 1499 }), true],
    ['not from there on', withTerrain(bavaria, { elevation: 1500 }), false],
    ['in green country', { ...bavaria, aridity: 18 }, true],
    ['not in dry country', { ...bavaria, aridity: 17.9 }, false],
    ['not in the streets of a city', { ...bavaria, features: [city(100_000)] }, false],
    ['but around a town', { ...bavaria, features: [city(99_999)] }, true],
    ['not between the houses of a town', { ...bavaria, features: [city(30_000, 2)] }, false],
    ['but at its edge', { ...bavaria, features: [city(30_000, 2.1)] }, true],
    ['and in a small one', { ...bavaria, features: [city(29_999, 2)] }, true],
  ])('%s', (_, facts, expected) => {
    expect(ticksLikely(facts)).toBe(expected);
  });

  test.each([
    ['the Baltic', 57, 24, true],
    ['Connecticut', 41.5, -72.5, true],
    ['Iceland', 64.5, -19, false],
    ['Sicily', 37.5, 14, false],
    ['Kenya', -1, 37, false],
  ])('%s', (_, lat, lng, expected) => {
    expect(ticksLikely(at(lat, lng))).toBe(expected);
  });
});

describe('tropical storms', () => {
  test.each([
    ['Cancún in September', 21.16, -86.83, 9, true],
    ['Cancún in February', 21.16, -86.83, 2, false],
    ['Okinawa in September', 26.21, 127.68, 9, true],
    ['Tokyo in September', 35.68, 139.69, 9, true],
    ['Tokyo in November', 35.68, 139.69, 11, false],
    ['Mauritius in January', -20.3, 57.58, 1, true],
    ['Fiji in August', -17.78, 177.44, 8, false],
    ['Samoa in January', -13.8, -171.8, 1, true],
    ['Singapore in any month', 1.35, 103.82, 9, false],
    ['Bangkok', 13.76, 100.5, 9, false],
    ['Rio', -22.97, -43.19, 2, false],
  ])('%s', (_, lat, lng, month, expected) => {
    expect(stormSeason({ ...at(lat, lng), month })).toBe(expected);
  });

  test('occur on the coast, not far inland', () => {
    const inland = { ...withTerrain(at(30, -84), { coastKm: 60.1 }), month: 9 };
    expect(stormSeason(inland)).toBe(false);
  });
});

describe('mosquitoes', () => {
  test('in the tropics need warm, humid nights', () => {
    const manaus = withTemperatures(at(-3.12, -60.02), 24, 17);
    expect(tropicalMosquitoes(manaus)).toBe(true);
    expect(tropicalMosquitoes(withTemperatures(manaus, 24, 16.9))).toBe(false);
    expect(tropicalMosquitoes({ ...manaus, aridity: 9.9 })).toBe(false);
    expect(tropicalMosquitoes(withTerrain(manaus, { elevation: 1500 }))).toBe(false);
    expect(tropicalMosquitoes(withTemperatures(at(21.31, -157.86), 28, 20))).toBe(false);
    expect(tropicalMosquitoes(withTemperatures(at(39.57, 2.65), 31, 22))).toBe(false);
  });

  test('in the north have a short season', () => {
    const inari = { ...withTemperatures(at(68.9, 27.03), 18, 8), month: 7 };
    expect(northernMosquitoes(inari)).toBe(true);
    expect(northernMosquitoes({ ...inari, aridity: null })).toBe(true);
    expect(northernMosquitoes({ ...inari, aridity: 17 })).toBe(false);
    expect(northernMosquitoes({ ...inari, month: 9 })).toBe(false);
    expect(northernMosquitoes(withTemperatures(inari, 12, 5))).toBe(false);
    expect(northernMosquitoes({ ...inari, trip: at(64.1, -19).trip })).toBe(false);
    expect(northernMosquitoes({ ...inari, trip: at(50, 20).trip })).toBe(false);
  });
});

test('polar bears live on Svalbard, not on the mainland', () => {
  expect(polarBears(at(78.22, 15.65))).toBe(true);
  expect(polarBears(at(69.65, 18.96))).toBe(false);
});

function at(lat: number, lng: number): TripFacts {
  const { trip } = plain;
  return { ...plain, trip: { ...trip, location: { ...trip.location, lat, lng } } };
}

function city(population: number, distanceKm = 8): TripFacts['features'][number] {
  return {
    names: { en: 'Stadt', de: 'Stadt' },
    kind: 'city',
    lat: 0,
    lng: 0,
    population,
    elevation: null,
    rank: 1,
    distanceKm,
  };
}
