import { expect, test } from 'vitest';
import { formatDatedRange } from '#src/i18n/format-dated-range.ts';
import { formatInstant } from '#src/i18n/format-instant.ts';

test.each([
  ['2027-06-10', '2027-06-20', 'en', '10–20 Jun 2027'],
  ['2028-03-27', '2028-04-03', 'en', '27 Mar–3 Apr 2028'],
  ['2027-12-28', '2028-01-03', 'en', '28 Dec 2027–3 Jan 2028'],
  ['2027-06-10', '2027-06-10', 'en', '10 Jun 2027'],
  ['2027-09-11', '2027-09-18', 'de', '11.–18. Sept. 2027'],
] as const)('%s to %s in %s is %j', (first, last, language, told) => {
  expect(formatDatedRange(first, last, language)).toBe(told);
});

test('an instant is told by the clock of a zone', () => {
  const instant = '2026-11-20T21:08:13.000Z';
  expect(formatInstant(instant, 'en', 'Europe/Berlin')).toBe('20 Nov 2026, 22:08');
  expect(formatInstant(instant, 'de', 'Asia/Tokyo')).toBe('21. Nov. 2026, 06:08');
});
