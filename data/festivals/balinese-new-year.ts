import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

/** A new moon of the Balinese calendar, from which its count begins here. */
const EPOCH: IsoDay = '1972-04-13';
/** The first day of the year on which Nyepi can be. */
const EARLIEST = '03-03';
const MONTH = 30;

/**
 * Nyepi, the day after the new moon that ends the ninth month. The calendar counts and does not observe: months have 30 lunar days, and
 * every 63 days one day counts for two of them. Equal to the days published for 2005 to 2027 and foreseen to 2050.
 */
export function balineseNewYear(year: number): IsoDay {
  let day: IsoDay = `${year}-${EARLIEST}`;
  while (lunarDaysBefore(day) % MONTH >= lunarDaysBefore(addDays(day, -1)) % MONTH) {
    day = addDays(day, 1);
  }
  return day;
}

function lunarDaysBefore(day: IsoDay): number {
  const [LUNAR_DAYS, DAYS] = [64, 63];
  return Math.floor(((dayCount(EPOCH, day) - 1) * LUNAR_DAYS) / DAYS);
}
