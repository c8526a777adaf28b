import { expect, test } from 'vitest';
import { nextVisibleMap, worstCoverage } from '#src/map/remote/visible-map.ts';
import type { VisibleMap } from '#src/map/remote/visible-map.ts';

test.each<
  [string, VisibleMap, { covered: number; pending: number; failed: number }, boolean, VisibleMap]
>([
  ['no tile has loaded', 'embedded', { covered: 0, pending: 12, failed: 0 }, false, 'embedded'],
  ['one tile is missing', 'embedded', { covered: 11, pending: 1, failed: 0 }, true, 'embedded'],
  ['all tiles have loaded', 'embedded', { covered: 12, pending: 0, failed: 0 }, false, 'remote'],
  ['one tile failed', 'embedded', { covered: 11, pending: 0, failed: 1 }, true, 'embedded'],
  [
    'a tile of the shown map failed',
    'remote',
    { covered: 11, pending: 0, failed: 1 },
    false,
    'embedded',
  ],
  ['the view moves', 'remote', { covered: 0, pending: 12, failed: 0 }, false, 'remote'],
  [
    'the view rests with most tiles loaded',
    'remote',
    { covered: 6, pending: 6, failed: 0 },
    true,
    'remote',
  ],
  [
    'the view rests with most tiles missing',
    'remote',
    { covered: 5, pending: 7, failed: 0 },
    true,
    'embedded',
  ],
  [
    'the whole view is outside the map',
    'remote',
    { covered: 0, pending: 0, failed: 0 },
    true,
    'embedded',
  ],
  [
    'half of the view is outside the map',
    'embedded',
    { covered: 6, pending: 0, failed: 0 },
    true,
    'remote',
  ],
])('%s, with the %s map shown before', (_, now, cover, settled, shown) => {
  expect(nextVisibleMap(now, { total: 12, ...cover }, settled)).toBe(shown);
});

test('a style without tile sources is shown at once', () => {
  expect(nextVisibleMap('embedded', worstCoverage([]), false)).toBe('remote');
});

test('the coverage of several sources is the worst one, with all failures', () => {
  const whole = { total: 4, covered: 4, pending: 0, failed: 0 };
  const half = { total: 10, covered: 5, pending: 4, failed: 1 };
  expect(worstCoverage([whole, half])).toEqual(half);
  expect(worstCoverage([half, { ...whole, failed: 2 }]).failed).toBe(3);
});
