import { isLong } from './tour.ts';
import type { Tour } from './tour.ts';

/** An outing of so many days in a row. */
export type Trek = Tour & { days: number };

type Calendar = {
  /** Numbers of the days that are free, from the first on. */
  free: readonly number[];
  /** Numbers of the other days that have a long outing. */
  long: ReadonlySet<number>;
};

/**
 * Spreads tours over free days, of which there are enough: in their order, with a day between long
 * tours where there are days for it. Treks come first, as `trekStarts` puts them. Returns the day
 * on which each begins.
 */
export function spreadTours(
  { free, long }: Calendar,
  treks: readonly Trek[],
  tours: readonly Tour[],
): Map<number, Tour> {
  const starts = trekStarts({ free, long }, treks) ?? new Map<number, Trek>();
  const away = new Set(
    [...starts].flatMap(([start, { days }]) => Array.from({ length: days }, (_, at) => start + at)),
  );
  const taken = new Set([...long, ...away]);
  const open = free.filter((day) => !away.has(day));
  const laid = new Map<number, Tour>(starts);
  const waiting = [...tours];
  for (const [at, day] of open.entries()) {
    const next = nextTour(open.slice(at), taken, waiting);
    if (next === null) continue;
    waiting.splice(waiting.indexOf(next), 1);
    laid.set(day, next);
    if (isLong(next)) taken.add(day);
  }
  return laid;
}

/** The tour for the first of the open days; null where it better stays free. */
function nextTour(
  open: readonly number[],
  long: ReadonlySet<number>,
  tours: readonly Tour[],
): Tour | null {
  const [day = 0, ...later] = open;
  const far = tours.find(isLong) ?? null;
  const near = tours.find((tour) => !isLong(tour)) ?? null;
  if (far === null) return near;
  if (isBesideLong(day, long)) return near ?? (tours.length < open.length ? null : far);
  if (near === null || tours[0] === far) return far;
  const count = tours.filter(isLong).length;
  return mostLong(later, long) < count ? far : near;
}

/** How many long outings the days take without two in a row. */
function mostLong(days: readonly number[], long: ReadonlySet<number>): number {
  const taken = new Set(long);
  for (const day of days) if (!isBesideLong(day, taken)) taken.add(day);
  return taken.size - long.size;
}

function isBesideLong(day: number, long: ReadonlySet<number>): boolean {
  return long.has(day - 1) || long.has(day + 1);
}

/**
 * The first day of each trek, longest first, with a day between them where all fit so; null where they do
 * not fit at all.
 */
export function trekStarts(
  calendar: Calendar,
  treks: readonly Trek[],
): ReadonlyMap<number, Trek> | null {
  return (
    startsWith(calendar, treks, { apart: true }) ?? startsWith(calendar, treks, { apart: false })
  );
}

function startsWith(
  { free, long }: Calendar,
  treks: readonly Trek[],
  { apart }: { apart: boolean },
): ReadonlyMap<number, Trek> | null {
  const open = new Set(free);
  const taken = new Set(long);
  const starts = new Map<number, Trek>();
  for (const trek of treks.toSorted((a, b) => b.days - a.days)) {
    const start = free.find((day) => {
      const range = Array.from({ length: trek.days }, (_, at) => day + at);
      const isFree = range.every((one) => open.has(one));
      return isFree && !(apart && (taken.has(day - 1) || taken.has(day + trek.days)));
    });
    if (start === undefined) return null;
    starts.set(start, trek);
    for (let day = start; day < start + trek.days; day += 1) {
      open.delete(day);
      taken.add(day);
    }
  }
  return starts;
}
