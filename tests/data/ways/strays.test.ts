import { expect, test } from 'vitest';
import { withoutStrays } from '#data/ways/strays.ts';
import type { Way } from '#data/ways/way.ts';
import { GULF } from './metre-grid.ts';
import type { Metres } from './metre-grid.ts';

const long: Way = { class: 'major', line: GULF.line([0, 0], [10_000, 0]) };

function road(...points: readonly Metres[]): Way {
  return { class: 'road', line: GULF.line(...points) };
}

test('a short piece that nothing leads to is not drawn', () => {
  expect(withoutStrays([long, road([4000, 700], [5500, 900])])).toEqual([long]);
});

test('a short road that begins at another is drawn', () => {
  const branch = road([4000, 20], [4000, 2000]);
  expect(withoutStrays([long, branch])).toEqual([long, branch]);
});

test('so is one from which another goes on', () => {
  const link = road([0, 3000], [2000, 3000]);
  const onward = road([1000, 3010], [1000, 9000]);
  expect(withoutStrays([link, onward])).toEqual([link, onward]);
});

test('a road of more than three kilometres is one, though nothing leads to it', () => {
  const island = road([0, 20_000], [3500, 20_000]);
  expect(withoutStrays([long, island])).toEqual([long, island]);
});

test('a short ferry is one', () => {
  const ferry: Way = { class: 'ferry', line: GULF.line([0, 5000], [1500, 5000]) };
  expect(withoutStrays([long, ferry])).toEqual([long, ferry]);
});
