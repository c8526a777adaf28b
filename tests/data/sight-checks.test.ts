import { expect, test } from 'vitest';
import { beachFaults } from '#data/sights/checks/beach-faults.ts';
import { pointFaults } from '#data/sights/checks/point-faults.ts';
import { prefixedDoubles } from '#data/sights/checks/prefixed-doubles.ts';
import { createShoreDistance } from '#data/sights/checks/shore-distance.ts';
import { listedSight } from '#data/sights/listed-sight.ts';
import { completed } from '#data/sights/usual-of-kind.ts';
import type { CompleteSight } from '#data/sights/usual-of-kind.ts';
import { withoutDoubles } from '#data/sights/without-doubles.ts';
import type { SightKind } from '#src/domain/place/sights.ts';

function sight(name: string, kind: SightKind, lat = 25, lng = 34) {
  return completed(listedSight({ name, kind, lat, lng, countries: 'EG', fame: 2 }));
}

const EXCEPTION = { name: 'Ada Ciganlija', in: 'EG', km: 1.6 };

test('a beach inland is a fault, a museum there is none', () => {
  const sights = [sight('Durrës Beach', 'beach'), sight('Beach Museum', 'museum')];
  expect(beachFaults(sights, [], () => 1.1)).toEqual([
    'Durrës Beach (EG) lies 1.1 km from the shore',
  ]);
  expect(beachFaults(sights, [], () => 0.9)).toEqual([]);
});

test('a turtle beach without any shore is a fault', () => {
  expect(beachFaults([sight('Lankayan', 'turtle-beach')], [], () => null)).toHaveLength(1);
});

test('an exception holds up to its distance, and one that is needless is told', () => {
  const beach = sight('Ada Ciganlija', 'beach');
  expect(beachFaults([beach], [EXCEPTION], () => 1.5)).toEqual([]);
  expect(beachFaults([beach], [EXCEPTION], () => 1.8)).toHaveLength(1);
  expect(beachFaults([beach], [EXCEPTION], () => 0.2)).toEqual([
    'off-shore.txt: Ada Ciganlija (EG) is needless',
  ]);
});

test('the distance to a shore is that to the nearest one, also where its longitudes run past 180', () => {
  const ring = { points: [200, 0, 201, 0, 201, 1, 200, 1] };
  const shoreKm = createShoreDistance([ring]);
  expect(shoreKm({ lat: -0.01, lng: -159.5 }, 5)).toBeCloseTo(1.11, 1);
  expect(shoreKm({ lat: 0.5, lng: -159.5 }, 5)).toBeNull();
});

const LISTED = new Map([['golubac', [{ lat: 25.1, lng: 34 }]]]);

test('a sight elsewhere than a listing of its name is a fault, a namesake far away is none', () => {
  const fault = 'Golubac (EG) at 25,34 is listed 11.1 km away';
  expect(pointFaults([sight('Golubac', 'castle')], LISTED, [])).toEqual([fault]);
  expect(pointFaults([sight('Golubac', 'castle', 25.09)], LISTED, [])).toEqual([]);
  expect(pointFaults([sight('Golubac', 'castle', 26)], LISTED, [])).toEqual([]);
});

test('only what is at one point is compared, and with listings of its kind', () => {
  const castles = new Map([['golubac', [{ lat: 25.1, lng: 34, kinds: ['castle' as const] }]]]);
  expect(pointFaults([sight('Golubac', 'forest')], LISTED, [])).toEqual([]);
  expect(pointFaults([sight('Golubac', 'beach')], castles, [])).toEqual([]);
  expect(pointFaults([sight('Golubac', 'castle')], castles, [])).toHaveLength(1);
});

test('a decided difference holds up to its distance, and one that is needless is told', () => {
  const decided = [{ name: 'Golubac', in: 'EG', km: 12 }];
  expect(pointFaults([sight('Golubac', 'castle')], LISTED, decided)).toEqual([]);
  expect(pointFaults([sight('Golubac', 'castle', 24.9)], LISTED, decided)).toHaveLength(1);
  expect(pointFaults([sight('Golubac', 'castle', 25.1)], LISTED, decided)).toEqual([
    'decided-points.txt: Golubac (EG) is needless',
  ]);
});

test.each<[SightKind, string, SightKind, string]>([
  ['dive-site', 'Diving, Elphinstone Reef', 'dive-site', 'Elphinstone Reef'],
  ['turtle-beach', 'Turtle beach, Lara Bay Cyprus', 'turtle-beach', 'Akamas and Lara Bay'],
  ['quarter', 'Historic Centre of Riga', 'heritage', "Riga Old Town and St Peter's"],
])('%s %s is a double of %s %s', (kind, name, otherKind, other) => {
  expect(prefixedDoubles([sight(name, kind), sight(other, otherKind)])).toEqual([
    `${name} and ${other}`,
  ]);
});

test.each<[SightKind, string, SightKind, string]>([
  ['surf-spot', 'Surfing, Bondi Beach', 'beach', 'Bondi Beach'],
  ['dive-site', 'Diving, Blue Hole', 'dive-site', 'Diving, Canyon'],
  ['quarter', 'Historic Centre of Bukhara', 'quarter', 'Jewish Quarter of Bukhara'],
])('%s %s and %s %s are two', (kind, name, otherKind, other) => {
  expect(prefixedDoubles([sight(name, kind), sight(other, otherKind)])).toEqual([]);
});

test('what is listed as a part of a written sight is its double, an area of the same name is not', () => {
  const written = sight('Railay and Phra Nang Beach', 'beach');
  const listed = sight('Railay Beach', 'beach', 25.01);
  const area: CompleteSight = { ...listed, area: [24.9, 33.9, 25.1, 34.1] };
  expect(withoutDoubles([listed], [written], new Set()).kept).toEqual([]);
  expect(withoutDoubles([area], [written], new Set()).kept).toEqual([area]);
});

test('two dive sites beside each other are kept, though both begin with the same word', () => {
  const sites = [
    sight('Diving, Blue Hole', 'dive-site'),
    sight('Diving, Canyon', 'dive-site', 25.02),
  ];
  expect(withoutDoubles(sites, [], new Set()).kept).toEqual(sites);
});
