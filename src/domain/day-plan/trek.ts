import type { DayPlan } from './day-plan.ts';
import type { KeptIdea } from './kept-idea.ts';

/** A walk that takes longer is a trek or a long way, and takes days. */
const LONGEST_DAY_HOURS = 10;
/** Hours of a day on the way. */
const HOURS_OF_DAY = 8;

/** How many days an idea takes: the number that is said of it. One where its hours are unknown. */
export function daysTaken({ hours = 0 }: Pick<KeptIdea, 'hours'>): number {
  return hours <= LONGEST_DAY_HOURS ? 1 : Math.max(2, Math.round(hours / HOURS_OF_DAY));
}

/** A day of an outing of several days; `day` from 1. */
export type TrekDay = { key: string; day: number; of: number };

/**
 * For each day of the plan the outing of several days that one is on. An outing lies on its first
 * day and goes on over the following days that have nothing of their own.
 */
export function trekDays({ days, kept }: DayPlan): (TrekDay | null)[] {
  const byKey = new Map(kept.map((idea) => [idea.key, idea]));
  let under: TrekDay | null = null;
  return days.map(({ ideas }) => {
    const key = ideas.find((one) => daysTaken(byKey.get(one) ?? {}) > 1);
    if (key !== undefined) under = { key, day: 1, of: daysTaken(byKey.get(key) ?? {}) };
    else under = ideas.length === 0 ? nextDay(under) : null;
    return under;
  });
}

function nextDay(trek: TrekDay | null): TrekDay | null {
  return trek === null || trek.day === trek.of ? null : { ...trek, day: trek.day + 1 };
}
