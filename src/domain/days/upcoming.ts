import type { IsoDay } from './day.ts';

/**
 * The next date of that day of the year ('MM-DD', not 29 February) that is not before `earliest`.
 */
export function upcomingDay(dayOfYear: string, earliest: IsoDay): IsoDay {
  const year = Number(earliest.slice(0, 4));
  const thisYear = `${year}-${dayOfYear}`;
  return thisYear < earliest ? `${year + 1}-${dayOfYear}` : thisYear;
}
