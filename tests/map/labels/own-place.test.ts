import { expect, test } from 'vitest';
import { toMap } from '#src/map/coordinates.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { ownPlace } from '#src/map/labels/own-place.ts';
import { createFileBasemap } from '#tests/helpers/file-basemap.ts';
import { kmFrom, labelAt } from './any-label.ts';

const ZERMATT = { lat: 46.02, lng: 7.749 };

function nameAt(labels: readonly MapLabel[], point: LatLng): string | null {
  const [x = 0, y = 0] = toMap(point);
  return ownPlace(labels, x, y)?.names.en ?? null;
}

test.each([
  { where: 'on the equator', lat: 0 },
  { where: 'in the Alps', lat: 46 },
  { where: 'in Lapland', lat: 69 },
  { where: 'in Patagonia', lat: -51 },
])('$where a pin within 2.5 km of a place is in it', ({ lat }) => {
  const middle = { lat, lng: 12 };
  const labels = [labelAt(middle, 'city', { name: 'Here' })];
  for (const [north, east] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    expect(nameAt(labels, kmFrom(middle, north * 2.4, east * 2.4))).toBe('Here');
    expect(nameAt(labels, kmFrom(middle, north * 2.6, east * 2.6))).toBeNull();
  }
});

test('of several places around the pin it is in the largest, not in the nearest', () => {
  const hamlet = labelAt(ZERMATT, 'city', { name: 'Hamlet' });
  const town = labelAt(kmFrom(ZERMATT, 2, 0), 'city', { name: 'Town', population: 6000 });
  const city = labelAt(kmFrom(ZERMATT, 4, 0), 'city', { name: 'City', population: 90_000 });
  expect(nameAt([hamlet, town, city], ZERMATT)).toBe('Town');
  expect(nameAt([hamlet], ZERMATT)).toBe('Hamlet');
});

test('a capital counts, a quarter, a summit or a sight does not', () => {
  const others = (['quarter', 'peak', 'sight', 'airport', 'park'] as const).map((kind) =>
    labelAt(ZERMATT, kind, { population: 9_000_000 }),
  );
  expect(nameAt(others, ZERMATT)).toBeNull();
  expect(nameAt([...others, labelAt(ZERMATT, 'capital')], ZERMATT)).toBe('capital');
});

test('a pin at the station of Zermatt is in Zermatt, one on the Matterhorn in no place', async () => {
  const labels = await createFileBasemap().tiles.labels(8, 133, 91);
  expect(nameAt(labels, { lat: 46.0241, lng: 7.7482 })).toBe('Zermatt');
  expect(nameAt(labels, { lat: 45.9764, lng: 7.6586 })).toBeNull();
});
