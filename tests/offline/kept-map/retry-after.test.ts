import { expect, test } from 'vitest';
import { retryAfterMs } from '#src/offline/kept-map/retry-after.ts';

const NOW = Date.UTC(2026, 10, 28, 12, 0, 0);

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['0', 0],
  ['Sat, 28 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  ['-3', null],
  ['1.5', null],
  [null, null],
])('Retry-After %j asks to wait %s ms', (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait);
});
