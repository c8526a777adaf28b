import { expect, test } from 'vitest';
import { arrangeMarkers, clearOfPin } from '#src/map/markers/arrange-markers.ts';
import type { MarkerPlace, Spot } from '#src/map/markers/arrange-markers.ts';

const FAR = { x: 500, y: 500 };

test('markers that do not touch stand on their points', () => {
  const spots = [{ x: 0, y: 0 }, { x: 30, y: 0 }, FAR];
  expect(arrangeMarkers(spots, null, true)).toEqual(spots.map((at) => ({ as: 'marker', at })));
});

test('two that touch step aside, away from each other, by as little as is needed', () => {
  const places = arrangeMarkers([{ x: 0, y: 0 }, { x: 10, y: 0 }, FAR], null, true);
  expect(spotsOf(places)).toEqual([{ x: -10, y: 0 }, { x: 20, y: 0 }, FAR]);
});

test('one above the other, they part by the height of a marker', () => {
  const places = arrangeMarkers([FAR, { x: FAR.x, y: FAR.y + 6 }], null, true);
  expect(spotsOf(places).map(({ y }) => Math.round(y - FAR.y))).toEqual([-15, 21]);
});

test.each([2, 3])('%i at the same point part, at most 34 px from it', (count) => {
  const tips = spotsOf(arrangeMarkers(same(count), null, true));
  expect(closest(tips)).toBeGreaterThan(27);
  for (const tip of tips) expect(Math.hypot(tip.x - FAR.x, tip.y - FAR.y)).toBeLessThan(34.1);
});

test('a marker at the pin steps aside, and the pin stays', () => {
  const [tip = FAR] = spotsOf(arrangeMarkers([{ x: 2, y: 1 }], { x: 0, y: 0 }, true));
  expect(closest([tip, { x: 0, y: -9 }])).toBeGreaterThan(34);
});

test.each([
  ['at its tip', { x: 0, y: 0 }],
  ['under its head', { x: 4, y: -30 }],
  ['beside its tip', { x: -12, y: 0 }],
])('a sight %s steps aside from the pin alone', (_, spot) => {
  const tip = clearOfPin(spot, { x: 0, y: 0 });
  expect(closest([tip, { x: 0, y: -9 }])).toBeGreaterThan(35.9);
});

test('a sight that is clear of the pin, or on a map without one, stands on its point', () => {
  expect(clearOfPin({ x: 40, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 40, y: 0 });
  expect(clearOfPin(FAR, null)).toEqual(FAR);
});

test('four that touch are a cluster at their middle; the others are not shown', () => {
  const spots = [FAR, { x: 0, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 20 }, { x: 20, y: 20 }];
  expect(arrangeMarkers(spots, null, true)).toEqual([
    { as: 'marker', at: FAR },
    { as: 'cluster', at: { x: 10, y: 10 }, members: [1, 2, 3, 4] },
    { as: 'member' },
    { as: 'member' },
    { as: 'member' },
  ]);
});

test('where the map cannot be zoomed in any more, a cluster parts as far as needed', () => {
  const places = arrangeMarkers(same(12), FAR, false);
  expect(places.every(({ as }) => as === 'marker')).toBe(true);
  expect(closest([...spotsOf(places), { x: FAR.x, y: FAR.y - 9 }])).toBeGreaterThan(27);
});

function same(count: number): Spot[] {
  return Array.from({ length: count }, () => FAR);
}

function spotsOf(places: readonly MarkerPlace[]): Spot[] {
  return places.flatMap((place) => (place.as === 'member' ? [] : [place.at]));
}

/** The least distance, that of markers one above the other counted less: they are taller than wide. */
function closest(tips: readonly Spot[]): number {
  return Math.min(
    ...tips.flatMap((tip, index) =>
      tips.slice(index + 1).map(({ x, y }) => Math.hypot(tip.x - x, (tip.y - y) / 1.2)),
    ),
  );
}
