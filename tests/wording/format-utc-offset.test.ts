import { expect, test } from 'vitest';
import { formatUtcOffset } from '#src/wording/format-utc-offset.ts';

test.each([
  [0, 'UTC'],
  [120, 'UTC+2'],
  [345, 'UTC+5:45'],
  [-210, 'UTC−3:30'],
  [-720, 'UTC−12'],
])('%d minutes ahead', (minutes, text) => {
  expect(formatUtcOffset(minutes)).toBe(text);
});
