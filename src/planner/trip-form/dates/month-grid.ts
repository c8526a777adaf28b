import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Weekday } from '#src/wording/shown/first-weekday.ts';

const WEEK = 7;

/** The weeks of the month that `day` lies in; null for the days of its neighbours. */
export function monthWeeks(day: IsoDay, firstWeekday: Weekday): (IsoDay | null)[][] {
  const first = firstOfMonth(day);
  const before = columnOf(first, firstWeekday);
  const days: (IsoDay | null)[] = Array.from({ length: before }, () => null);
  for (let next = first; isSameMonth(next, first); next = addDays(next, 1)) days.push(next);
  while (days.length % WEEK !== 0) days.push(null);
  return Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
}

/** Seven days in the order of the columns, for their names. */
export function weekdaySamples(firstWeekday: Weekday): IsoDay[] {
  const sunday = '2023-01-01';
  return Array.from({ length: WEEK }, (_, index) => addDays(sunday, firstWeekday + index));
}

/** The same day of another month, or that month's last day where it has none. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  const month = String((index % 12) + 1).padStart(2, '0');
  const first = `${year}-${month}-01`;
  const length = dayCount(first, lastOfMonth(first));
  return addDays(first, Math.min(Number(day.slice(8)), length) - 1);
}

/** The days that may be chosen; `max` is null where nothing limits them. */
export type Bounds = { min: IsoDay; max: IsoDay | null };

export function isWithin(day: IsoDay, { min, max }: Bounds): boolean {
  return day >= min && (max === null || day <= max);
}

/** Whether any day of its month may be chosen. */
export function isMonthWithin(day: IsoDay, bounds: Bounds): boolean {
  return isSameMonth(day, nearestWithin(day, bounds));
}

/** The day itself, or the first or last one that may be chosen. */
export function nearestWithin(day: IsoDay, { min, max }: Bounds): IsoDay {
  if (day < min) return min;
  return max !== null && day > max ? max : day;
}

function isSameMonth(a: IsoDay, b: IsoDay): boolean {
  return a.slice(0, 7) === b.slice(0, 7);
}

/**
 * The day that a key of the ARIA grid pattern moves to: arrows by day and week, Home and End within the week,
 * PageUp and PageDown by month, with Shift by year. Null for any other key.
 */
export function dayAfterKey(
  day: IsoDay,
  key: string,
  shift: boolean,
  firstWeekday: Weekday,
): IsoDay | null {
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return addDays(day, -columnOf(day, firstWeekday));
    case 'End':
      return addDays(day, WEEK - 1 - columnOf(day, firstWeekday));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

function columnOf(day: IsoDay, firstWeekday: Weekday): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (weekday - firstWeekday + WEEK) % WEEK;
}

function firstOfMonth(day: IsoDay): IsoDay {
  return `${day.slice(0, 7)}-01`;
}

function lastOfMonth(day: IsoDay): IsoDay {
  // Four days after the 28th is in the next month, in any month.
  return addDays(firstOfMonth(addDays(`${day.slice(0, 7)}-28`, 4)), -1);
}
