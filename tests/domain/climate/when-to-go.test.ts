import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { climateNormalsSchema } from '#src/domain/climate/climate.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { dayCount } from '#src/domain/days/day.ts';
import { monthWindows } from '#src/domain/climate/when-to-go.ts';

const TODAY = '2026-11-21';

function normalsWith(months: { high: number; wetDays: number | null }[]): ClimateNormals {
  const usual = { high: 10, low: 4, precipitation: 40, wetDays: 10 };
  return v.parse(climateNormalsSchema, {
    months: Array.from({ length: 12 }, (_, index) => Object.assign({}, usual, months[index])),
    elevation: 0,
    surface: 'land',
  });
}

const windowsOf = (days: number, today = TODAY) => monthWindows(normalsWith([]), days, today);

describe('the window of a month', () => {
  test('is as long as the trip and in the middle of the month', () => {
    const [january, , , , , june] = windowsOf(11);
    expect(january).toMatchObject({ startDate: '2027-01-11', endDate: '2027-01-21' });
    expect(june).toMatchObject({ startDate: '2027-06-11', endDate: '2027-06-21' });
  });

  test('is of next year once it has begun this year', () => {
    const startDates = windowsOf(7).map(({ startDate }) => startDate);
    expect(startDates[10]).toBe('2027-11-13');
    expect(startDates[11]).toBe('2026-12-13');
    expect(startDates.every((day) => day >= TODAY)).toBe(true);
  });

  test('that begins today is not over', () => {
    expect(windowsOf(7, '2026-12-13')[11]?.startDate).toBe('2026-12-13');
  });

  test.each([1, 2, 28, 29, 31, 45, 365])('has %i days in every month of the year', (days) => {
    const lengths = windowsOf(days).map(({ startDate, endDate }) => dayCount(startDate, endDate));
    expect(lengths).toEqual(Array.from({ length: 12 }, () => days));
  });

  test('of a leap February has its own middle', () => {
    expect(windowsOf(1, '2028-01-01')[1]?.startDate).toBe('2028-02-15');
  });
});

describe('a month', () => {
  test('has its wet days of ten, at most ten, and none at sea', () => {
    const windows = monthWindows(
      normalsWith([
        { high: 10, wetDays: 15.5 },
        { high: 10, wetDays: 28 },
        { high: 10, wetDays: null },
      ]),
      7,
      TODAY,
    );
    expect(windows.slice(0, 3).map(({ wetDaysPer10 }) => wetDaysPer10)).toEqual([5, 10, null]);
  });

  test('is mild and dry between 16 and 28 degrees with rain on at most 4 of 10 days', () => {
    const marked = monthWindows(
      normalsWith([
        { high: 16, wetDays: 12.4 },
        { high: 28, wetDays: 0 },
        { high: 15.9, wetDays: 0 },
        { high: 28.1, wetDays: 0 },
        { high: 20, wetDays: 12.5 },
        { high: 20, wetDays: null },
      ]),
      7,
      TODAY,
    ).flatMap(({ month, mildAndDry }) => (mildAndDry ? [month] : []));
    expect(marked).toEqual([1, 2]);
  });
});
