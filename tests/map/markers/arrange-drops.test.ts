import { expect, test } from 'vitest';
import { arrangeDrops } from '#src/map/markers/arrange-drops.ts';
import type { DropPlace, Spot } from '#src/map/markers/arrange-drops.ts';

const FAR = { x: 500, y: 500 };

test('drops that do not touch stand on their points', () => {
  const spots = [{ x: 0, y: 0 }, { x: 30, y: 0 }, FAR];
  expect(arrangeDrops(spots, null, true)).toEqual(spots.map((at) => ({ as: 'drop', at })));
});

test('two that touch step aside, away from each other, by as little as is needed', () => {
  const places = arrangeDrops([{ x: 0, y: 0 }, { x: 10, y: 0 }, FAR], null, true);
  expect(spotsOf(places)).toEqual([{ x: -10, y: 0 }, { x: 20, y: 0 }, FAR]);
});

test('one above the other, they part by the height of a drop', () => {
  const places = arrangeDrops([FAR, { x: FAR.x, y: FAR.y + 6 }], null, true);
  expect(spotsOf(places).map(({ y }) => Math.round(y - FAR.y))).toEqual([-15, 21]);
});

test.each([2, 3])('%i at the same point part, at most 34 px from it', (count) => {
  const tips = spotsOf(arrangeDrops(same(count), null, true));
  expect(closest(tips)).toBeGreaterThan(27);
  for (const tip of tips) expect(Math.hypot(tip.x - FAR.x, tip.y - FAR.y)).toBeLessThan(34.1);
});

test('a drop at the pin steps aside, and the pin stays', () => {
  const [tip = FAR] = spotsOf(arrangeDrops([{ x: 2, y: 1 }], { x: 0, y: 0 }, true));
  expect(closest([tip, { x: 0, y: -9 }])).toBeGreaterThan(34);
});

test('four that touch are a heap at their middle; the others are not shown', () => {
  const spots = [FAR, { x: 0, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 20 }, { x: 20, y: 20 }];
  expect(arrangeDrops(spots, null, true)).toEqual([
    { as: 'drop', at: FAR },
    { as: 'heap', at: { x: 10, y: 10 }, members: [1, 2, 3, 4] },
    { as: 'member' },
    { as: 'member' },
    { as: 'member' },
  ]);
});

test('where the map cannot be zoomed in any more, a heap parts as far as needed', () => {
  const places = arrangeDrops(same(12), FAR, false);
  expect(places.every(({ as }) => as === 'drop')).toBe(true);
  expect(closest([...spotsOf(places), { x: FAR.x, y: FAR.y - 9 }])).toBeGreaterThan(27);
});

function same(count: number): Spot[] {
  return Array.from({ length: count }, () => FAR);
}

function spotsOf(places: readonly DropPlace[]): Spot[] {
  return places.flatMap((place) => (place.as === 'member' ? [] : [place.at]));
}

/** The least distance, that of drops one above the other counted less: they are taller than wide. */
function closest(tips: readonly Spot[]): number {
  return Math.min(
    ...tips.flatMap((tip, index) =>
      tips.slice(index + 1).map(({ x, y }) => Math.hypot(tip.x - x, (tip.y - y) / 1.2)),
    ),
  );
}
