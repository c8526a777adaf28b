import { expect, test } from 'vitest';
import { nightsInWords } from '#src/wording/nights-in-words.ts';

test.each([
  [
    '2027-06-14',
    '2027-06-15',
    'Monday 14 to Tuesday 15 June',
    'Montag, 14., bis Dienstag, 15. Juni',
  ],
  [
    '2027-06-30',
    '2027-07-02',
    'Wednesday 30 June to Friday 2 July',
    'Mittwoch, 30. Juni bis Freitag, 2. Juli',
  ],
  [
    '2027-06-14',
    '2028-06-15',
    'Monday 14 June to Thursday 15 June',
    'Montag, 14. Juni bis Donnerstag, 15. Juni',
  ],
])('%s to %s', (first, last, en, de) => {
  expect(nightsInWords(first, last, 'en')).toBe(en);
  expect(nightsInWords(first, last, 'de')).toBe(de);
});
