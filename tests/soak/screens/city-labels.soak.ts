// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isBigCity } from '#src/map/labels/label-order.ts';
import { labelScene } from '#tests/map/labels/placed-labels.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

/** Densely and sparsely named parts of the world. */
const AREAS = [
  { lat: 51.1, lng: 17 },
  { lat: 34.7, lng: 135.5 },
  { lat: 51.3, lng: 6.9 },
  { lat: 40.7, lng: -74 },
  { lat: 45.4, lng: 9.2 },
  { lat: 23.1, lng: 113.3 },
  { lat: 19.1, lng: 72.9 },
  { lat: -23.5, lng: -46.6 },
  { lat: 30, lng: 31.2 },
  { lat: -33.9, lng: 151.2 },
] as const;
const ZOOMS = [4, 6, 8, 10] as const;
/** The pin's tip from the city's point, px. */
const TIPS = [
  [0, 0],
  [0, 25],
  [0, 50],
  [-18, 20],
  [18, 20],
  [-30, 5],
  [30, 5],
  [0, -8],
] as const;

test('a big city keeps its name with the pin at it, and at most one other gives way', async () => {
  const trials = await Promise.all(AREAS.flatMap((at) => ZOOMS.map((zoom) => trialsAt(at, zoom))));
  expect(trials.flat().length).toBeGreaterThan(1000);
  await tryAll('pins beside big cities', trials.flat());
});

async function trialsAt(at: { lat: number; lng: number }, zoom: number): Promise<Trial[]> {
  const scene = await labelScene(at, zoom);
  const standing = scene.bigCities(null);
  const large = scene.labels.filter((label) => label.kind === 'capital' || label.size <= 1);
  const kept = standing.filter((name) => large.some(({ names }) => names.en === name));
  const cities = scene.labels.filter(
    (label) => isBigCity(label, zoom) && standing.includes(label.names.en) && isInView(label),
  );
  return cities.slice(0, 6).flatMap((city) =>
    TIPS.map(([dx, dy]) => ({
      name: `${city.names.en} at zoom ${zoom}, pin ${dx} ${dy}`,
      run() {
        const { x, y } = scene.pointOf(city);
        const tip = { x: x + dx, y: y + dy };
        const left = scene.bigCities(tip);
        const lost = kept.filter((name) => !left.includes(name));
        // In a crowd one neighbour may have to give way.
        const isLost = lost.includes(city.names.en) || lost.length > 1;
        if (isLost) throw new Error(`lost ${lost.join(', ')}`);
        if (scene.onPin(tip) > 0) throw new Error('a name stands on the pin');
      },
    })),
  );

  function isInView(label: (typeof scene.labels)[number]): boolean {
    const { x, y } = scene.pointOf(label);
    return Math.abs(x) < 480 && Math.abs(y) < 380;
  }
}
