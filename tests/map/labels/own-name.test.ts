// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import { labelScene } from './placed-labels.ts';

const PLACES = {
  Zermatt: { lat: 46.0207, lng: 7.7491 },
  Macugnaga: { lat: 45.967, lng: 7.967 },
} as const;
const FLORENCE = { lat: 43.7696, lng: 11.2558 };

async function withoutPin(point: LatLng, zoom: number, wanted: RegExp): Promise<string[]> {
  const standing = (await labelScene(point, zoom)).standing(null);
  const named = standing.filter(({ isNamed }) => isNamed).map(({ label }) => label.names.en);
  return named.filter((name) => wanted.test(name));
}

/** The names that stand with the pin at a point, in the middle of the map. */
async function namesAround(point: LatLng, zoom: number): Promise<string[]> {
  const scene = await labelScene(point, zoom, { pinned: true });
  const tip = { x: 0, y: 0 };
  expect(scene.onPin(tip)).toBe(0);
  const standing = scene.standing(tip).filter(({ isNamed }) => isNamed);
  return standing.map(({ label }) => label.names.en);
}

test.each([7, 10, 12])('at zoom %i a pin is never without the name of its place', async (zoom) => {
  for (const [name, point] of Object.entries(PLACES)) {
    const names = await namesAround(point, zoom);
    expect(names.filter((other) => other === name)).toEqual([name]);
  }
});

test.each([
  ['Hallstatt', { lat: 47.562, lng: 13.649 }],
  ['Mürren', { lat: 46.559, lng: 7.892 }],
  ['Breuil-Cervinia', { lat: 45.936, lng: 7.629 }],
  ['Flåm', { lat: 60.863, lng: 7.114 }],
])('%s, which no list of settlements has, is named beside its pin', async (name, point) => {
  expect(await namesAround(point, 11)).toContain(name);
});

test.each([
  ['Matterhorn', { lat: 45.9764, lng: 7.6586 }, 10],
  ['Amboseli', { lat: -2.6527, lng: 37.2606 }, 9],
])('a pin on %s has its name beside it', async (name, point, zoom) => {
  expect(await namesAround(point, zoom)).toContain(name);
});

test('Florence keeps its name where its pin and the marker of an idea meet', async () => {
  const scene = await labelScene(FLORENCE, 10.4, { pinned: true });
  expect(scene.withMarkersBeside({ x: 0, y: 40 })).toContain('Florence');
});

test.each([8, 9, 10, 11])('Zion is named once at zoom %i', async (zoom) => {
  expect(await withoutPin({ lat: 37.3, lng: -113 }, zoom, /^Zion/u)).toHaveLength(1);
});

test.each([
  ['Lake Garda', { lat: 45.6, lng: 10.65 }],
  ['Zugspitze', { lat: 47.42, lng: 10.98 }],
])('%s is named once', async (name, point) => {
  expect(await withoutPin(point, 11, new RegExp(`^${name}$`, 'u'))).toHaveLength(1);
});

test('without a pin a village of 650 has no name at zoom 10, where there are larger ones', async () => {
  const scene = await labelScene(PLACES.Macugnaga, 10);
  const names = scene.standing(null).map(({ label }) => label.names.en);
  expect(names.length).toBeGreaterThan(20);
  expect(names).not.toContain('Macugnaga');
});
