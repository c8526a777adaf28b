import { expect, test } from 'vitest';
import { nextShown, worstCover } from '#src/map/remote/shown.ts';
import type { Shown } from '#src/map/remote/shown.ts';

test.each<[string, Shown, { covered: number; pending: number; failed: number }, boolean, Shown]>([
  ['nothing is there yet', 'embedded', { covered: 0, pending: 12, failed: 0 }, false, 'embedded'],
  ['one tile is missing', 'embedded', { covered: 11, pending: 1, failed: 0 }, true, 'embedded'],
  ['the picture is whole', 'embedded', { covered: 12, pending: 0, failed: 0 }, false, 'remote'],
  ['one tile failed', 'embedded', { covered: 11, pending: 0, failed: 1 }, true, 'embedded'],
  [
    'a tile of the shown map failed',
    'remote',
    { covered: 11, pending: 0, failed: 1 },
    false,
    'embedded',
  ],
  ['it moves on', 'remote', { covered: 0, pending: 12, failed: 0 }, false, 'remote'],
  ['it rests, mostly there', 'remote', { covered: 6, pending: 6, failed: 0 }, true, 'remote'],
  ['it rests, mostly missing', 'remote', { covered: 5, pending: 7, failed: 0 }, true, 'embedded'],
  [
    'all of it lies outside the map',
    'remote',
    { covered: 0, pending: 0, failed: 0 },
    true,
    'embedded',
  ],
  [
    'half of it lies outside the map',
    'embedded',
    { covered: 6, pending: 0, failed: 0 },
    true,
    'remote',
  ],
])('when %s, after %s', (_, now, cover, settled, shown) => {
  expect(nextShown(now, { total: 12, ...cover }, settled)).toBe(shown);
});

test('a view without any source of tiles has nothing to wait for', () => {
  expect(nextShown('embedded', worstCover([]), false)).toBe('remote');
});

test('of several sources the worst counts, and every failure', () => {
  const whole = { total: 4, covered: 4, pending: 0, failed: 0 };
  const half = { total: 10, covered: 5, pending: 4, failed: 1 };
  expect(worstCover([whole, half])).toEqual(half);
  expect(worstCover([half, { ...whole, failed: 2 }]).failed).toBe(3);
});
