import type { IsoDay } from '#src/domain/days/day.ts';

export type DayParts = { year: number; month: number; day: number };

/** The numbers of a day; 1 is January. */
export function dayParts(isoDay: IsoDay): DayParts {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  return { year, month, day };
}
