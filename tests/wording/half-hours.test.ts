import { expect, test } from 'vitest';
import { formatDayOfWeek } from '#src/wording/days.ts';
import { formatHalfHours } from '#src/wording/duration.ts';

test.each([
  [455, '7½'],
  [480, '8'],
  [29, '½'],
  [3, '½'],
  [61, '1'],
])('%d minutes are %s hours', (minutes, hours) => {
  expect(formatHalfHours(minutes)).toBe(hours);
});

test('a day of this year needs none', () => {
  expect(formatDayOfWeek('2026-11-29', 'en')).toBe('Sunday 29 November');
  expect(formatDayOfWeek('2026-11-29', 'de')).toBe('Sonntag, 29. November');
});
