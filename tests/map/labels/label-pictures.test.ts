// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { labelScene } from './placed-labels.ts';

test.each([
  ['Wrocław', { lat: 51.05, lng: 16.95 }],
  ['Osaka', { lat: 34.62, lng: 135.45 }],
])('%s keeps its name with the pin near it, and no name stands on the pin', async (name, at) => {
  const scene = await labelScene(at, 8);
  expect(scene.bigCities(null)).toContain(name);
  expect(scene.bigCities({ x: 0, y: 0 })).toContain(name);
  const city = scene.labels.find(({ names }) => names.en === name);
  if (city === undefined) throw new Error(`${name} has no label`);
  const { x, y } = scene.pointOf(city);
  for (const [dx, dy] of [
    [0, 0],
    [0, 30],
    [-15, 10],
    [25, 5],
  ] as const) {
    const tip = { x: x + dx, y: y + dy };
    expect(scene.bigCities(tip)).toContain(name);
    expect(scene.onPin(tip)).toBe(0);
  }
});

test('where it is tight beside a pin, a big city touches its neighbours before it loses its name', async () => {
  const scene = await labelScene({ lat: 19.1, lng: 72.9 }, 6);
  const city = scene.labels.find(({ names }) => names.en === 'Nagpur');
  if (city === undefined) throw new Error('Nagpur has no label');
  const { x, y } = scene.pointOf(city);
  const tip = { x: x - 18, y: y + 20 };
  expect(scene.bigCities(tip)).toContain('Nagpur');
  expect(scene.onPin(tip)).toBe(0);
});

test('towns under the markers of ideas keep their names beside them, and no name is covered', async () => {
  const scene = await labelScene({ lat: 47.27, lng: 11.4 }, 9);
  const towns = scene.labels.filter(({ names }) =>
    ['Innsbruck', 'Munich', 'Bolzano', 'Rosenheim', 'Kufstein', 'Brixen'].includes(names.en),
  );
  expect(towns.length).toBeGreaterThan(1);
  const standing = scene.withMarkersAt([]).names;
  const { names, covered } = scene.withMarkersAt(towns);
  const kept = towns.map((town) => town.names.en).filter((name) => standing.includes(name));
  expect(kept.length).toBeGreaterThan(1);
  expect(names).toEqual(expect.arrayContaining(kept));
  expect(covered).toEqual([]);
});
