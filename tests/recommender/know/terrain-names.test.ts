import { expect, test } from 'vitest';
import { terrainNames } from '#src/recommender/know/terrain-names.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { plainFacts, withTerrain } from '#tests/fixtures/trips/trips-facts.ts';

const berlin = await plainFacts();
const bare: TripFacts = withTerrain(
  { ...berlin, features: [], aridity: null, mean: 15, summitMean: 15 },
  { elevation: 100, relief: 50, summit: 130, land: true, coastKm: 500, lakeKm: 500 },
);

const BOUNDARIES = [
  ['flat and low', {}, 'Lowland'],
  ['lowland ends at 500 m', { elevation: 500 }, ''],
  ['hills begin at 80 m of relief', { relief: 80 }, 'Hills'],
  ['mountains at 400 m of relief', { relief: 400 }, 'Mountains'],
  [
    'high mountains at 1800 m with 900 m of relief',
    { relief: 900, summit: 1800 },
    'High mountains, Mountains',
  ],
  ['not at 1799 m', { relief: 900, summit: 1799 }, 'Mountains'],
  ['not with 899 m of relief', { relief: 899, summit: 1800 }, 'Mountains'],
  [
    'or on ground of 3000 m',
    { elevation: 3000, relief: 899, summit: 3800 },
    'Mountains, High mountains, High plateau',
  ],
  ['a plateau begins at 1500 m', { elevation: 1500, relief: 70 }, 'High plateau'],
  ['and is none at 1499 m', { elevation: 1499, relief: 70 }, ''],
  ['the coast reaches 15 km inland', { coastKm: 15 }, 'Coast, Lowland'],
  ['and not 16', { coastKm: 16 }, 'Lowland'],
  [
    'off the shore it is sea and coast',
    { land: false, coastKm: 25, relief: 0, elevation: 0 },
    'Coast, Open sea',
  ],
  ['farther out only sea', { land: false, coastKm: 26, relief: 0, elevation: 0 }, 'Open sea'],
  ['lakes within 15 km', { lakeKm: 15 }, 'Lakes and rivers, Lowland'],
  ['and not 16', { lakeKm: 16 }, 'Lowland'],
  [
    'a plateau has less than 900 m of relief',
    { elevation: 1500, relief: 899 },
    'Mountains, High plateau',
  ],
  ['with 900 m it is only mountains', { elevation: 1500, relief: 900 }, 'Mountains'],
  ['just off the shore it is coast alone', { land: false, coastKm: 10, relief: 0 }, 'Coast'],
  ['from there on it is sea as well', { land: false, coastKm: 11, relief: 0 }, 'Coast, Open sea'],
] as const;

test.each(BOUNDARIES)('%s', (_, ground, names) => {
  expect(terrainNames(withTerrain(bare, ground)).join(', ')).toBe(names);
});

test('the desert begins below an aridity of 7, the forest at 18 with a summer of 10 degrees', () => {
  expect(terrainNames({ ...bare, aridity: 6.9 })).toContain('Desert');
  expect(terrainNames({ ...bare, aridity: 7 })).not.toContain('Desert');
  expect(terrainNames({ ...bare, aridity: 18, warmestMonth: 10 })).toContain('Forest');
  expect(terrainNames({ ...bare, aridity: 17.9, warmestMonth: 10 })).not.toContain('Forest');
  expect(terrainNames({ ...bare, aridity: 18, warmestMonth: 9.9 })).not.toContain('Forest');
});

test('there is snow at a mean of −1 degree, and on heights at −3', () => {
  expect(terrainNames({ ...bare, mean: -1 })).toContain('Snow and ice');
  expect(terrainNames({ ...bare, mean: -0.9 })).not.toContain('Snow and ice');
  const mountain = withTerrain(bare, { relief: 400 });
  expect(terrainNames({ ...mountain, summitMean: -3 })).toContain('Snow and ice');
  expect(terrainNames({ ...mountain, summitMean: -2.9 })).not.toContain('Snow and ice');
});

test('a city counts within a distance that grows with its size', () => {
  expect(terrainNames(near(1_000_000, 15))).toContain('City');
  expect(terrainNames(near(1_000_000, 15.1))).not.toContain('City');
  expect(terrainNames(near(100_000, 8))).toContain('City');
  expect(terrainNames(near(100_000, 8.1))).not.toContain('City');
  expect(terrainNames(near(20_000, 6))).toContain('City');
  expect(terrainNames(near(19_999, 6))).not.toContain('City');
});

test('a named peak counts where the elevation grid smooths it away', () => {
  expect(withPeak(2200, 12)).toContain('High mountains');
  expect(withPeak(2199, 12)).not.toContain('High mountains');
  expect(withPeak(2200, 12.1)).not.toContain('High mountains');
});

test('islands and deserts count within their radius', () => {
  expect(withFeature('island', 45)).toContain('Island');
  expect(withFeature('island', 45.1)).not.toContain('Island');
  expect(withFeature('desert', 40)).toContain('Desert');
  expect(withFeature('desert', 40.1)).not.toContain('Desert');
});

test('a town counts within six kilometres', () => {
  expect(terrainNames(near(20_000, 6.1))).not.toContain('City');
});

function withPeak(elevation: number, distanceKm: number): string[] {
  const features = [{ ...feature('peak', distanceKm), elevation }];
  return terrainNames({ ...withTerrain(bare, { relief: 450 }), features });
}

function withFeature(kind: PlaceKind, distanceKm: number): string[] {
  const features = [feature(kind, distanceKm)];
  return terrainNames({ ...withTerrain(bare, { coastKm: 40 }), aridity: 15, features });
}

function feature(kind: PlaceKind, distanceKm: number): NamedPlace {
  return {
    names: { en: 'A', de: 'A' },
    kind,
    lat: 0,
    lng: 0,
    population: null,
    elevation: null,
    distanceKm,
    rank: 3,
  };
}

function near(population: number, distanceKm: number): TripFacts {
  return {
    ...bare,
    features: [
      {
        names: { en: 'A', de: 'A' },
        kind: 'city',
        lat: 0,
        lng: 0,
        population,
        elevation: null,
        distanceKm,
        rank: 3,
      },
    ],
  };
}
