import { expect, test } from 'vitest';
import { dragVelocity } from '#src/planner/sidebar/sheet/drag-velocity.ts';

test('a flick has the velocity of its last samples, upwards positive', () => {
  const samples = [
    { y: 700, time: 0 },
    { y: 690, time: 200 },
    { y: 660, time: 240 },
    { y: 620, time: 280 },
  ];
  expect(dragVelocity(samples, 285)).toBeCloseTo(70 / 80);
});

test('a finger that rests before release does not flick', () => {
  const samples = [
    { y: 700, time: 0 },
    { y: 600, time: 50 },
  ];
  expect(dragVelocity(samples, 160)).toBe(0);
});

test('a single sample has no velocity', () => {
  expect(dragVelocity([{ y: 700, time: 0 }], 5)).toBe(0);
});
