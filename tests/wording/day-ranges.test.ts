import { expect, test } from 'vitest';
import {
  formatDatedRange,
  formatDayRange,
  formatShortDayRange,
  formatStopDates,
  formatTripDates,
  formatYearlessDayRange,
} from '#src/wording/day-ranges.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

test.each([
  ['2027-06-10', '2027-06-20', 'en', '10–20 Jun 2027'],
  ['2028-03-27', '2028-04-03', 'en', '27 Mar–3 Apr 2028'],
  ['2027-12-28', '2028-01-03', 'en', '28 Dec 2027–3 Jan 2028'],
  ['2027-06-10', '2027-06-10', 'en', '10 Jun 2027'],
  ['2027-09-11', '2027-09-18', 'de', '11.–18. Sept. 2027'],
  ['2027-09-11', '2027-09-18', 'en', '11–18 Sep 2027'],
  ['2027-03-03', '2027-05-04', 'de', '3. März–4. Mai 2027'],
] as const)('%s to %s in %s is %j', (first, last, language, text) => {
  expect(plainSpaces(formatDatedRange(first, last, language))).toBe(text);
});

test.each([
  ['2027-06-10', '2027-06-20', '10–20 June 2027', '10.–20. Juni 2027'],
  [
    '2027-12-28',
    '2028-01-03',
    '28 December 2027–3 January 2028',
    '28. Dezember 2027–3. Januar 2028',
  ],
  ['2027-06-10', '2027-06-10', '10 June 2027', '10. Juni 2027'],
])('%s to %s reads %j and %j', (first, last, english, german) => {
  expect(plainSpaces(formatDayRange(first, last, 'en'))).toBe(english);
  expect(plainSpaces(formatDayRange(first, last, 'de'))).toBe(german);
});

test.each([
  ['2027-12-29', '2028-01-02', '29 Dec–2 Jan', '29. Dez.–2. Jan.'],
  ['2027-06-10', '2027-06-14', '10–14 Jun', '10.–14. Juni'],
  ['2027-06-10', '2027-06-10', '10 Jun', '10. Juni'],
])('a stop from %s to %s has no year: %j and %j', (first, last, english, german) => {
  expect(plainSpaces(formatStopDates(first, last, 'en'))).toBe(english);
  expect(plainSpaces(formatStopDates(first, last, 'de'))).toBe(german);
});

test('the dates of a trip are dd.MM.yyyy in German', () => {
  expect(tripDates('2027-06-10', '2027-06-20', 'de')).toBe('10.06.2027–20.06.2027');
  expect(tripDates('2027-06-10', '2027-06-10', 'de')).toBe('10.06.2027');
  expect(tripDates('2027-06-10', '2027-06-20', 'en')).toBe('10–20 June 2027');
});

test('a line may end before the year, and nowhere else', () => {
  expect(formatDayRange('2027-06-10', '2027-06-20', 'en')).toBe('10–\u206020\u00A0June 2027');
  expect(formatShortDayRange('2027-06-28', '2027-07-04', 'de')).toBe(
    '28.\u00A0Juni–\u20604.\u00A0Juli',
  );
});

test('a range without its year has years over New Year only', () => {
  expect(yearless('2027-06-10', '2027-06-20', 'en')).toBe('10–20 June');
  expect(yearless('2027-06-28', '2027-07-04', 'en')).toBe('28 June–4 July');
  expect(yearless('2027-06-28', '2027-07-04', 'de')).toBe('28. Juni–4. Juli');
  expect(yearless('2027-06-10', '2027-06-10', 'de')).toBe('10. Juni');
  expect(yearless('2026-12-28', '2027-01-03', 'en')).toBe('28 December 2026–3 January 2027');
});

function tripDates(...range: Parameters<typeof formatTripDates>): string {
  return plainSpaces(formatTripDates(...range));
}

function yearless(...range: Parameters<typeof formatYearlessDayRange>): string {
  return plainSpaces(formatYearlessDayRange(...range));
}

const DAYS = ['2027-01-31', '2027-03-01', '2027-03-09', '2027-09-30', '2027-12-05', '2028-02-29'];

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('ranges in %s are those of %s, without spaces', (language, locale) => {
  const ranges = DAYS.flatMap((first) =>
    DAYS.filter((last) => last >= first).map((last) => [first, last] as const),
  );
  const expected = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return ranges.map(([first, last]) =>
      (first === last
        ? format.format(new Date(first))
        : format.formatRange(new Date(first), new Date(last))
      )
        .replaceAll(/\s?–\s?/gu, '–')
        .replaceAll(/\bSept\b(?!\.)/gu, 'Sep'),
    );
  };
  const of = (format: typeof formatDayRange) =>
    ranges.map(([a, b]) => plainSpaces(format(a, b, language)));
  const short = { day: 'numeric', month: 'short' } as const;
  expect(of(formatDayRange)).toEqual(expected({ ...short, month: 'long', year: 'numeric' }));
  expect(of(formatYearlessDayRange)).toEqual(expected({ ...short, month: 'long' }));
  expect(of(formatShortDayRange)).toEqual(expected(short));
  expect(of(formatDatedRange)).toEqual(expected({ ...short, year: 'numeric' }));
});
