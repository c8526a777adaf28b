import type { ClimateNormals, MonthNormals } from './climate.ts';
import { addDays, dayCount } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';

/** A month as a window for a trip of a given length, with its usual weather. */
export type MonthWindow = {
  /** 1 is January. */
  month: number;
  /** Its next days in the future. */
  startDate: IsoDay;
  endDate: IsoDay;
  /** Mean daily maximum and minimum, degrees Celsius. */
  high: number;
  low: number;
  /** How many of ten days have at least 1 mm; null at sea. */
  wetDaysPer10: number | null;
  /** A rule of thumb, see MILD_AND_DRY. */
  mildAndDry: boolean;
};

/** Mean daily maximum in degrees Celsius, and wet days of ten, within which a month is marked. */
export const MILD_AND_DRY = { coolest: 16, hottest: 28, wetDaysPer10: 4 } as const;

/** February has 28 days in it, as in the normals. */
const ORDINARY_YEAR = 2027;

/** The twelve months as windows of `days` days, each around the middle of its month. */
export function monthWindows(normals: ClimateNormals, days: number, today: IsoDay): MonthWindow[] {
  return normals.months.map((normal, index) => {
    const startDate = nextStart(index + 1, days, today);
    const wetDaysPer10 = wetDaysOf10(normal, index + 1);
    return {
      month: index + 1,
      startDate,
      endDate: addDays(startDate, days - 1),
      high: normal.high,
      low: normal.low,
      wetDaysPer10,
      mildAndDry: isMildAndDry(normal.high, wetDaysPer10),
    };
  });
}

function nextStart(month: number, days: number, today: IsoDay): IsoDay {
  const year = Number(today.slice(0, 4));
  const thisYear = windowStart(year, month, days);
  return thisYear < today ? windowStart(year + 1, month, days) : thisYear;
}

/** First of `days` days around the middle of a month; a longer window is centred on it. */
export function windowStart(year: number, month: number, days: number): IsoDay {
  return addDays(firstDay(year, month), Math.round((daysIn(year, month) - days) / 2));
}

function firstDay(year: number, month: number): IsoDay {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function daysIn(year: number, month: number): number {
  const next = month === 12 ? firstDay(year + 1, 1) : firstDay(year, month + 1);
  return dayCount(firstDay(year, month), next) - 1;
}

function wetDaysOf10({ wetDays }: MonthNormals, month: number): number | null {
  return wetDays === null ? null : Math.min(10, (10 * wetDays) / daysIn(ORDINARY_YEAR, month));
}

function isMildAndDry(high: number, wetDaysPer10: number | null): boolean {
  const { coolest, hottest } = MILD_AND_DRY;
  const mild = high >= coolest && high <= hottest;
  return mild && wetDaysPer10 !== null && wetDaysPer10 <= MILD_AND_DRY.wetDaysPer10;
}
