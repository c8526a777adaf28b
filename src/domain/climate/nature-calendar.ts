import { daysBetween } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';

/* When leaves turn, trees flower, lifts run and Christmas markets are open. */

/** A place and a month as plants see them. */
export type GrowingPlace = {
  /** Degrees north, and metres above the sea. */
  lat: number;
  elevation: number;
  /** 1..12. */
  month: number;
  /** De Martonne's index; null where unknown. */
  aridity: number | null;
  /** Mean temperature of the warmest month, degrees Celsius. */
  warmestMonth: number;
};

/** Tulips and fruit trees flower from here on, degrees Celsius by day. */
const FLOWERS_FROM = 8;
/** The markets open in the last week of November; many close on 24 December. */
const ADVENT = { from: '11-22', to: '12-30' } as const;
/** Months of the northern winter in which lifts run. */
const LIFTS: ReadonlySet<number> = new Set([12, 1, 2, 3, 4]);

/** Broad-leaved trees turn: earlier in the north and higher up. */
export function autumnLeaves(place: GrowingPlace): boolean {
  const { aridity, elevation, warmestMonth } = place;
  const lat = Math.abs(place.lat) + elevation / 200;
  if (lat < 30 || lat > 72 || (aridity ?? 0) < 14 || warmestMonth < 9) return false;
  const month = monthInNorth(place);
  if (lat >= 60) return month === 9 || month === 10;
  if (lat >= 45) return month >= 9 && month <= 11;
  return month >= 10 && month <= 12;
}

/** Something flowers: in the mild months, and all year in the humid tropics; `high` by day, degrees Celsius. */
export function blossom(place: GrowingPlace, high: number): boolean {
  const lat = Math.abs(place.lat);
  if (lat < 24) return (place.aridity ?? 0) >= 10;
  const month = monthInNorth(place);
  return month >= (lat < 38 ? 2 : 3) && month <= 9 && high >= FLOWERS_FROM;
}

/** One of the days is one of Christmas markets. */
export function inAdvent(startDate: IsoDay, endDate: IsoDay): boolean {
  return daysBetween(startDate, endDate).some(
    (day) => day.slice(5) >= ADVENT.from && day.slice(5) <= ADVENT.to,
  );
}

/** Winter, in which lifts run. */
export function liftSeason(place: { lat: number; month: number }): boolean {
  return LIFTS.has(monthInNorth(place));
}

/** The month of the northern hemisphere that has the same season. */
export function monthInNorth({ lat, month }: { lat: number; month: number }): number {
  return lat >= 0 ? month : ((month + 5) % 12) + 1;
}
