import { describe, expect, test } from 'vitest';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { labelsInOrder, villageLimit } from '#src/map/labels/label-order.ts';
import { labelAt, sightAt } from './any-label.ts';

const HERE = { lat: 46, lng: 8 };

function named(kind: MapLabel['kind'], name: string, more: Partial<MapLabel> = {}): MapLabel {
  return labelAt(HERE, kind, { name, ...more });
}

function order(labels: readonly MapLabel[], zoom: number, own: MapLabel | null = null): string[] {
  return labelsInOrder(labels, zoom, own).map(({ names }) => names.en);
}

const OWN = named('city', 'the pin’s own village', { population: 80, zoom: 10 });

/** From the first to be placed to the last. */
const IN_ORDER = [
  OWN,
  named('capital', 'a capital', { size: 5 }),
  named('city', '5 million', { size: 0 }),
  named('city', '500,000', { size: 1 }),
  named('city', '90,000', { size: 2 }),
  named('peak', 'a peak shown since zoom 5', { zoom: 5 }),
  named('water', 'a sea'),
  named('country', 'a country'),
  named('peak', 'a peak of zoom 6', { zoom: 6 }),
  named('city', '24,000', { size: 3 }),
  named('airport', 'a large airport', { size: 0 }),
  named('park', 'a park'),
  named('peak', 'another peak', { zoom: 8 }),
  sightAt(HERE, 'castle', { name: 'a world-famous sight', fame: 1 }),
  named('lake', 'a lake'),
  named('range', 'a range'),
  sightAt(HERE, 'castle', { name: 'a widely known sight', fame: 2 }),
  named('city', '4,000', { size: 4 }),
  named('airport', 'a small airport', { size: 1 }),
  sightAt(HERE, 'castle', { name: 'another sight', fame: 3 }),
  named('river', 'a river'),
  named('city', 'a village', { size: 5 }),
  named('quarter', 'a quarter'),
];

test.each([9, 11, 13])('at zoom %i what matters more to a traveller is placed first', (zoom) => {
  const shown = IN_ORDER.filter((label) => label === OWN || label.zoom <= zoom);
  const wanted = shown.map(({ names }) => names.en);
  expect(order(IN_ORDER.toReversed(), zoom, OWN)).toEqual(wanted);
});

test('without a pin in it a village has no privilege', () => {
  expect(order([OWN, named('city', 'a town', { size: 3 })], 11)).toEqual([
    'a town',
    'the pin’s own village',
  ]);
});

test('the pin’s own place is named at zooms at which no village is', () => {
  expect(order([OWN], 8)).toEqual([]);
  expect(order([OWN], 8, OWN)).toEqual(['the pin’s own village']);
});

describe('within a class', () => {
  test('the place with more inhabitants comes first', () => {
    const labels = [120, 2900, 800].map((population) =>
      named('city', `${population}`, { population }),
    );
    expect(order(labels, 11)).toEqual(['2900', '800', '120']);
  });

  test('the higher peak comes first', () => {
    const labels = [2100, 3400, 2800].map((height) =>
      named('peak', `${height} m`, { height, zoom: 8 }),
    );
    expect(order(labels, 11)).toEqual(['3400 m', '2800 m', '2100 m']);
  });
});

test('a sight shows from its own zoom on: world-famous at 9, known in its region at 12', () => {
  const sights = ([1, 2, 3, 4] as const).map((fame) =>
    sightAt(HERE, 'museum', { name: `fame ${fame}`, fame }),
  );
  const counts = [8, 9, 10, 11, 12].map((zoom) => labelsInOrder(sights, zoom).length);
  expect(counts).toEqual([0, 1, 2, 3, 4]);
});

test('the nearer one comes, the more villages are named, up to zoom 11', () => {
  const limits = [9, 10, 11, 13].map((zoom) => villageLimit(640, 480, zoom));
  expect(limits).toEqual([26, 32, 59, 59]);
  expect(villageLimit(640, 480, 8)).toBe(14);
});
