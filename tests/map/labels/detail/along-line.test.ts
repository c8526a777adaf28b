import { expect, test } from 'vitest';
import { boxesOf, middlesOf, unitsAlong, unitsOf } from '#src/map/labels/detail/along-line.ts';
import type { Unit } from '#src/map/labels/detail/along-line.ts';

function letters(text: string, width = 8): Unit[] {
  return unitsOf(text).map((unit) => ({ text: unit, width }));
}

/** A circle of this radius, from angle to angle. */
function arc(radius: number, from: number, to: number): number[] {
  return Array.from({ length: 41 }, (_, at) => from + ((to - from) * at) / 40).flatMap((angle) => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ]);
}

test('a name stands in the middle of a straight line, letter after letter', () => {
  const turned = unitsAlong([0, 50, 200, 50], letters('Valira'), 100);
  expect(turned?.map(({ text }) => text).join('')).toBe('Valira');
  expect(turned?.map(({ x }) => x)).toEqual([80, 88, 96, 104, 112, 120]);
  expect(turned?.every(({ y, angle }) => y === 50 && angle === 0)).toBe(true);
});

test('a line that runs to the left is read from its other end', () => {
  const turned = unitsAlong([200, 50, 0, 50], letters('Valira'), 60) ?? [];
  expect(turned[0]?.x).toBeLessThan(turned.at(-1)?.x ?? 0);
  expect(turned.every(({ angle }) => Math.abs(angle) < 0.001)).toBe(true);
  // 60 px from the start, which is on the right.
  expect((turned[2]?.x ?? 0) + 4).toBeCloseTo(140);
});

test('it bends with the line while a letter turns less than .4 rad, and does not beyond', () => {
  const wide = unitsAlong(arc(60, Math.PI, Math.PI * 2), letters('Passeig'), 94) ?? [];
  expect(wide).toHaveLength(7);
  for (const [at, unit] of wide.slice(1).entries()) {
    const turn = unit.angle - (wide[at]?.angle ?? 0);
    expect(turn).toBeGreaterThan(0.05);
    expect(turn).toBeLessThan(0.4);
  }
  expect(unitsAlong(arc(14, Math.PI, Math.PI * 2), letters('Curva'), 22)).toBeNull();
  expect(unitsAlong([0, 0, 60, 0, 60, 60], letters('Cantonada'), 60)).toBeNull();
});

test('there is no room past the ends', () => {
  expect(unitsAlong([0, 0, 40, 0], letters('Valira'), 20)).toBeNull();
  expect(unitsAlong([0, 0, 100, 0], letters('Valira'), 20)).toBeNull();
  expect(middlesOf([0, 0, 40, 0], 48)).toEqual([]);
  const middles = middlesOf([0, 0, 300, 0], 48);
  expect(middles[0]).toBe(150);
  expect(Math.min(...middles)).toBeGreaterThanOrEqual(24);
  expect(Math.max(...middles)).toBeLessThanOrEqual(276);
});

test('joined scripts stay whole, accents stay on their letters', () => {
  expect(unitsOf('شارع الملك')).toEqual(['شارع الملك']);
  expect(unitsOf('Ne\u0301ron')).toEqual(['N', 'e\u0301', 'r', 'o', 'n']);
  const whole = [{ text: 'شارع الملك', width: 80 }];
  expect(unitsAlong([0, 0, 200, 0], whole, 100)).toHaveLength(1);
  expect(unitsAlong(arc(60, Math.PI, Math.PI * 2), whole, 94)).toBeNull();
});

test('a turned letter takes the room of its turned box', () => {
  const turned = unitsAlong([0, 0, 0, 100], letters('abc'), 50) ?? [];
  const [first] = boxesOf(turned, 12, 1);
  expect(first).toBeDefined();
  expect((first?.right ?? 0) - (first?.left ?? 0)).toBeCloseTo(14);
  expect((first?.bottom ?? 0) - (first?.top ?? 0)).toBeCloseTo(10);
});
