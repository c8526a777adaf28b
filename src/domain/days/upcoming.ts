import type { IsoDay } from './day.ts';

/**
 * The next such day of the year, 'MM-DD', that is not before the earliest. Not for 29 February, which
 * not every year has.
 */
export function upcomingDay(dayOfYear: string, earliest: IsoDay): IsoDay {
  const year = Number(earliest.slice(0, 4));
  const thisYear = `${year}-${dayOfYear}`;
  return thisYear < earliest ? `${year + 1}-${dayOfYear}` : thisYear;
}
