import { expect, test } from 'vitest';
import { upcomingDay } from '#src/domain/days/upcoming.ts';

test.each([
  ['07-11', '2027-05-01', '2027-07-11'],
  ['07-11', '2027-07-11', '2027-07-11'],
  ['07-11', '2027-07-12', '2028-07-11'],
  ['01-02', '2027-12-31', '2028-01-02'],
])('%s is next, from %s on, on %s', (dayOfYear, earliest, expected) => {
  expect(upcomingDay(dayOfYear, earliest)).toBe(expected);
});
