import { expect, test } from 'vitest';
import { spreadDots } from '#src/trips/place/spread-dots.ts';

const PIN = { x: 200, y: 100 };
const gap = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('dots that are apart stay where they are', () => {
  const dots = [
    { x: 40, y: 40 },
    { x: 90, y: 120 },
  ];
  expect(spreadDots(dots, PIN)).toEqual(dots);
});

test('dots on each other and on the pin are moved until every number shows', () => {
  const [one, two, three] = spreadDots([{ x: 60, y: 60 }, { x: 62, y: 61 }, PIN], PIN);
  if (one === undefined || two === undefined || three === undefined) {
    throw new Error('a dot is gone');
  }
  expect(gap(one, two)).toBeGreaterThan(23);
  expect(gap(three, PIN)).toBeGreaterThan(19);
  expect(gap(one, { x: 60, y: 60 })).toBeLessThan(20);
  const same = spreadDots(
    [
      { x: 60, y: 60 },
      { x: 60, y: 60 },
    ],
    PIN,
  );
  expect(gap(same[0] ?? PIN, same[1] ?? PIN)).toBeGreaterThan(23);
});

test.each([
  [-14, -16],
  [0, -34],
  [0, -20],
])('a dot %i px beside and %i px below the tip leaves the head of the pin free', (x, y) => {
  const [dot = PIN] = spreadDots([{ x: PIN.x + x, y: PIN.y + y }], PIN);
  expect(gap(dot, { x: PIN.x, y: PIN.y - 20 })).toBeGreaterThan(25);
});
