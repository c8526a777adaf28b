import { expect, test } from 'vitest';
import { formatDuration, formatInstant, formatUtcOffset } from '#src/wording/times.ts';

test('an instant is written in the given time zone', () => {
  const instant = '2026-11-20T21:08:13.000Z';
  expect(formatInstant(instant, 'en', 'Europe/Berlin')).toBe('20 Nov 2026, 22:08');
  expect(formatInstant(instant, 'de', 'Asia/Tokyo')).toBe('21. Nov. 2026, 06:08');
});

test.each([
  [0, 'UTC'],
  [120, 'UTC+2'],
  [345, 'UTC+5:45'],
  [-210, 'UTC−3:30'],
  [-720, 'UTC−12'],
])('%d minutes ahead of UTC is %s', (minutes, text) => {
  expect(formatUtcOffset(minutes)).toBe(text);
});

test('a duration has hours and minutes', () => {
  expect(formatDuration(1218, 'en')).toBe('20\u00A0h 18\u00A0min');
  expect(formatDuration(1218, 'de')).toBe('20\u00A0Std. 18\u00A0Min.');
  expect(formatDuration(1200, 'de')).toBe('20\u00A0Std.');
});
