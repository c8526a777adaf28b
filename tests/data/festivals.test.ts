import { expect, test } from 'vitest';
import { readFestivals } from '#data/festivals/read-festivals.ts';
import { addDays, dayCount, daysBetween } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LANGUAGES } from '#src/domain/language.ts';
import table from '#src/recommender/know/festivals/festivals.json';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { festivalDays } from '#src/recommender/know/festivals/festival-days.ts';

const LONGEST_LEAD = 30;
/** With the dates before it 140 letters, as other notes. */
const LONGEST_TEXT = 118;
const LONGEST_DATES = 22;

const rows = await readFestivals();

test('the recommender has the table as it is written', () => {
  expect(table).toEqual(rows);
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

test.each([
  ['Ramadan', '9-1'],
  ['Eid al-Fitr', '10-1'],
  ['Eid al-Adha', '12-10'],
])('%s is on the days of Umm al-Qura', (name, monthDay) => {
  const listed = rows.find((row) => row.name.en === name)?.day;
  expect(Array.isArray(listed) ? listed.slice(0, 4) : listed).toEqual(
    daysBetween('2027-01-01', '2030-11-30').filter((day) => ummAlQura(day) === monthDay),
  );
});

test('the days of the Moon are new or full moons', () => {
  const lunar = ['Chinese New Year', 'Chuseok', 'Pushkar camel fair', 'Nyepi', 'Holi', 'Diwali'];
  for (const name of lunar) {
    const days = rows.find((row) => row.name.en === name)?.day ?? [];
    expect([name, days.length >= 4]).toEqual([name, true]);
    for (const day of days) {
      expect([name, day, daysFromSyzygy(day) <= 1.5]).toEqual([name, day, true]);
    }
  }
});

function ummAlQura(day: IsoDay): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(day));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('month')}-${part('day')}`;
}

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
