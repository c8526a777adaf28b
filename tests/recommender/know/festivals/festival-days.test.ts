import { expect, test } from 'vitest';
import {
  easterSunday,
  festivalDays,
  orthodoxEasterSunday,
} from '#src/recommender/know/festivals/festival-days.ts';
import { festivalsOn } from '#src/recommender/know/festivals/festivals-on.ts';

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2038, '2038-04-25', '2038-04-25'],
])('Easter of %i', (year, gregorian, orthodox) => {
  expect(easterSunday(year)).toBe(gregorian);
  expect(orthodoxEasterSunday(year)).toBe(orthodox);
});

test.each([
  ['Oktoberfest', 48.14, 11.58, 'DE', '2026-09-25', '2026-09-19', '2026-10-04'],
  ['Oktoberfest', 48.14, 11.58, 'DE', '2024-09-25', '2024-09-21', '2024-10-06'],
  ['Thanksgiving', 39.74, -104.99, 'US', '2026-11-26', '2026-11-25', '2026-11-29'],
  ['Edinburgh Fringe', 55.95, -3.19, 'GB', '2025-08-10', '2025-08-01', '2025-08-25'],
  ['Calgary Stampede', 51.05, -114.07, 'CA', '2026-07-10', '2026-07-03', '2026-07-12'],
  ['Notting Hill Carnival', 51.51, -0.13, 'GB', '2026-08-31', '2026-08-30', '2026-08-31'],
  ['Up Helly Aa', 60.15, -1.15, 'GB', '2026-01-27', '2026-01-27', '2026-01-28'],
  ['Midsummer', 59.33, 18.07, 'SE', '2026-06-19', '2026-06-19', '2026-06-20'],
  ['Balloon Fiesta', 35.08, -106.65, 'US', '2026-10-05', '2026-10-03', '2026-10-11'],
  ['Carnival', -22.91, -43.2, 'BR', '2027-02-08', '2027-02-05', '2027-02-10'],
  ['Basel Fasnacht', 47.56, 7.59, 'CH', '2027-02-16', '2027-02-15', '2027-02-17'],
  ['New Year in Japan', 35.68, 139.69, 'JP', '2027-01-02', '2026-12-29', '2027-01-03'],
  ['Nyepi', -8.65, 115.22, 'ID', '2027-03-08', '2027-03-07', '2027-03-08'],
])('%s at %d, %d (%s) on %s', (name, lat, lng, country, day, first, last) => {
  const found = festivalsOn({ lat, lng, country }, day, day).find(
    ({ festival }) => festival.name.en === name,
  );
  expect(found?.days).toEqual({ first, last });
});

test('a trip that ends before it or begins after it does not touch it', () => {
  const palio = { day: '07-02', from: -3, to: 0 };
  expect(festivalDays(palio, '2027-06-20', '2027-06-28')).toBeNull();
  expect(festivalDays(palio, '2027-06-20', '2027-06-29')).not.toBeNull();
  expect(festivalDays(palio, '2027-07-03', '2027-07-10')).toBeNull();
});

test('in a span from the end of one year to the start of another, the year between counts', () => {
  const christmas = { day: '12-25', from: -1, to: 1 };
  expect(festivalDays(christmas, '2027-01-01', '2027-12-31')).toEqual({
    first: '2027-12-24',
    last: '2027-12-26',
  });
});

test('a festival that runs at least to a day does, and not longer where it ends later', () => {
  const oktoberfest = { day: '09-16 sat', from: 0, to: 15, until: '10-03' };
  const ends = [2022, 2023, 2024, 2025].map(
    (year) => festivalDays(oktoberfest, `${year}-09-25`, `${year}-09-25`)?.last,
  );
  expect(ends).toEqual(['2022-10-03', '2023-10-03', '2024-10-06', '2025-10-05']);
});

test('days with a slash between are the first and the last', () => {
  const spans = { day: ['2027-02-06/2027-02-09', '2028-01-26/2028-01-28'], from: -1, to: 0 };
  expect(festivalDays(spans, '2027-02-09', '2027-02-20')).toEqual({
    first: '2027-02-05',
    last: '2027-02-09',
  });
  expect(festivalDays(spans, '2027-02-10', '2028-01-24')).toBeNull();
});

test('a place elsewhere, or at sea, does not have it', () => {
  expect(namesAt('DE', 48.14, 11.58)).toContain('Oktoberfest');
  expect(namesAt('DE', 52.52, 13.4)).toEqual([]);
  expect(namesAt(null, 0, -30)).toEqual([]);
});

function namesAt(country: string | null, lat: number, lng: number): string[] {
  const found = festivalsOn({ country, lat, lng }, '2027-09-20', '2027-09-25');
  return found.map(({ festival }) => festival.name.en);
}
