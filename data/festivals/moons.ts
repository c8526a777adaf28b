import { SearchMoonPhase } from 'astronomy-engine';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

const NEW_MOON_DEGREES = 0;
const FULL_MOON_DEGREES = 180;
/** Longer than a month of the Moon, shorter than two. */
const SEARCH_DAYS = 35;
/** Past the moon found, before the next one. */
const STEP_DAYS = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Phase = 'new-moon' | 'full-moon';

/** Moments of the phase from midnight UTC of the first day to that of the last. */
export function moonsBetween(phase: Phase, first: IsoDay, last: IsoDay): Date[] {
  const degrees = phase === 'new-moon' ? NEW_MOON_DEGREES : FULL_MOON_DEGREES;
  const moons: Date[] = [];
  let from = new Date(first);
  for (;;) {
    const found = SearchMoonPhase(degrees, from, SEARCH_DAYS);
    if (found === null) throw new Error(`no ${phase} after ${from.toISOString()}`);
    if (found.date >= new Date(last)) return moons;
    moons.push(found.date);
    from = new Date(found.date.getTime() + STEP_DAYS * DAY_MS);
  }
}

/** The first day from there on, of clocks that many hours ahead of UTC, on which the moon is new or full. */
export function moonDayFrom(phase: Phase, from: IsoDay, utcHours: number): IsoDay {
  const days = moonsBetween(phase, addDays(from, -1), addDays(from, SEARCH_DAYS)).map((moon) =>
    dayOf(moon, utcHours),
  );
  const day = days.find((one) => one >= from);
  if (day === undefined) throw new Error(`no ${phase} from ${from} on`);
  return day;
}

/** The calendar day of clocks that many hours ahead of UTC. */
export function dayOf(moment: Date, utcHours: number): IsoDay {
  return new Date(moment.getTime() + utcHours * HOUR_MS).toISOString().slice(0, 10);
}

/** Midnight, plus hours, of a day of clocks that many hours ahead of UTC. */
export function momentOf(day: IsoDay, hours: number, utcHours: number): Date {
  return new Date(new Date(day).getTime() + (hours - utcHours) * HOUR_MS);
}
