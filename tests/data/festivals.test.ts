import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LISTED_YEARS, calendarDays } from '#data/festivals/calendar-days.ts';
import { festivalDay } from '#data/festivals/festival-day.ts';
import { holidaySpans } from '#data/festivals/public-holidays.ts';
import { readFestivals } from '#data/festivals/read-festivals.ts';
import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import table from '#src/recommender/know/festivals/festivals.json';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { festivalDays } from '#src/recommender/know/festivals/festival-days.ts';
import { festivalTableSchema } from '#src/recommender/know/festivals/festival.ts';

const LONGEST_LEAD = 30;
/** With the dates before it 140 characters, as other notes. */
const LONGEST_TEXT = 118;
const LONGEST_DATES = 22;

const written = await readFestivals();
const rows = v.parse(festivalTableSchema, written);

test('the recommender has the table as it is written', () => {
  expect(table).toEqual(written);
});

test.each(LANGUAGES)('every note fits, with its dates before it: %s', (language) => {
  const long = rows.filter(
    ({ name, text }) =>
      name[language].length > LONGEST_LEAD || text[language].length > LONGEST_TEXT,
  );
  expect(long.map(({ text }) => text[language])).toEqual([]);
  for (const festival of rows) {
    const days = festivalDays(festival, '2027-01-01', '2028-12-31');
    if (days === null || days.first.slice(0, 4) !== days.last.slice(0, 4)) continue;
    const dates = formatShortDayRange(days.first, days.last, language);
    expect(dates.length).toBeLessThanOrEqual(LONGEST_DATES + (language === 'de' ? 4 : 0));
  }
});

test('each festival is somewhere on the earth, and its first day is not after its last', () => {
  for (const { circles, countries, from, name, to } of rows) {
    expect([name.en, countries.length + circles.length > 0, from <= to]).toEqual([
      name.en,
      true,
      true,
    ]);
    for (const [lat, lng, km] of circles) {
      expect([name.en, Math.abs(lat) <= 90, Math.abs(lng) <= 180, km > 0]).toEqual([
        name.en,
        true,
        true,
        true,
      ]);
    }
  }
});

test('every list of days has one in each year from 2026 to 2050', () => {
  const years = Array.from({ length: 25 }, (_, index) => String(2026 + index));
  const lists = Object.entries(written.days);
  expect(lists.length).toBeGreaterThan(10);
  for (const [name, days] of lists) {
    const listed = new Set(days.map((day) => day.slice(0, 4)));
    expect([name, [...listed].toSorted()]).toEqual([name, years]);
  }
});

test('the days of the Moon are new or full moons', () => {
  const lunar = ['Chinese New Year', 'Tết', 'Pushkar camel fair', 'Nyepi', 'Holi', 'Diwali'];
  for (const name of lunar) {
    const days = rows.find((row) => row.name.en === name)?.day ?? [];
    expect([name, days.length]).toEqual([name, LISTED_YEARS.length]);
    for (const day of days) {
      expect([name, day, daysFromSyzygy(day) <= 1.7]).toEqual([name, day, true]);
    }
  }
});

test.each([
  ['chinese 1-1', 'TW', 'Chinese New Year'],
  ['korean 1-1', 'KR', 'Korean New Year'],
  ['vietnamese 1-1', 'VN', 'Vietnamese New Year'],
])('the new year of %s is that of date-holidays', (rule, country, name) => {
  const packaged = holidaySpans([country], name, name).map(({ first }) => first);
  expect(calendarDays(rule)).toEqual(packaged);
});

test('China, Korea and Vietnam part where the Moon is new near midnight', () => {
  const days = ['chinese 1-1', 'korean 1-1', 'vietnamese 1-1'].map((rule) => calendarDays(rule));
  const parted = LISTED_YEARS.map((_, index) => days.map((list) => list?.[index])).filter(
    (three) => new Set(three).size > 1,
  );
  expect(parted).toEqual([
    ['2027-02-06', '2027-02-07', '2027-02-06'],
    ['2028-01-26', '2028-01-27', '2028-01-26'],
    ['2030-02-03', '2030-02-03', '2030-02-02'],
  ]);
});

test('a holiday that a country does not have, or has on another day, is refused', () => {
  expect(() => holidaySpans(['DE', 'AT'], 'Good Friday', 'Good Friday')).toThrow(
    'AT has no Good Friday',
  );
  expect(() => holidaySpans(['US', 'PE'], 'Independence Day', 'Independence Day')).toThrow(
    'US and PE differ',
  );
});

test('a holiday that a rule gives is kept as the rule', () => {
  expect(festivalDay('holiday Midsummer Eve .. Midsummer Day', ['SE', 'FI'], -1, 0)).toEqual({
    day: '06-19 fri',
    from: -1,
    to: 1,
    list: null,
  });
  expect(festivalDay('holiday Good Friday .. Easter Monday', ['DE', 'CH'], 0, 0)).toEqual({
    day: 'easter',
    from: -2,
    to: 1,
    list: null,
  });
});

/** Days between noon and the mean new or full moon next to it; the true one is within 0.6 of it. */
function daysFromSyzygy(day: IsoDay): number {
  const HALF_MONTH = 29.530588 / 2;
  const newMoon = 6.76; // 6 January 2000, 18:14 UTC
  const noon = dayCount('2000-01-01', day) + 0.5;
  const phase = (noon - newMoon) % HALF_MONTH;
  return Math.min(phase, HALF_MONTH - phase);
}

test('a festival of one year is not told in the next', () => {
  const oneDay = rows.filter(({ from, to }) => from === 0 && to === 0);
  expect(oneDay.length).toBeGreaterThan(5);
  for (const festival of oneDay) {
    const days = festivalDays(festival, '2027-01-01', '2027-12-31');
    if (days === null) continue;
    expect(festivalDays(festival, addDays(days.last, 1), addDays(days.last, 300))).toBeNull();
  }
});
