import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { trekDays } from '#src/domain/day-plan/trek.ts';

/** Days from the first to the last number, both included; more than one are free. */
export type DayRun = { first: number; last: number };

/** Trips with more days are folded. */
const ALL_SHOWN = 14;
/** Fewer free days in a row are not worth a fold. */
const SHORTEST = 3;

const NONE: ReadonlySet<number> = new Set();

/**
 * The rows of a plan: a day each, and where the trip is long one for free days in a row. `apart`: days that are
 * rows of their own all the same, on which one arrives at a stop.
 */
export function dayRuns(plan: DayPlan, all: boolean, apart: ReadonlySet<number> = NONE): DayRun[] {
  const { days } = plan;
  const single = days.map((_, number) => ({ first: number, last: number }));
  if (all || days.length <= ALL_SHOWN) return single;
  const runs: DayRun[] = [];
  const treks = trekDays(plan);
  const isFreeOn = (number: number) => {
    const day = days[number];
    if (day === undefined || apart.has(number) || (treks[number] ?? null) !== null) return false;
    return day.ideas.length + day.rain.length === 0 && day.note === '';
  };
  for (const number of days.keys()) {
    const isFree = isFreeOn(number);
    const run = runs.at(-1);
    const follows = isFreeOn(number - 1);
    if (isFree && follows && run !== undefined) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.flatMap((run) =>
    run.last - run.first + 1 < SHORTEST ? single.slice(run.first, run.last + 1) : [run],
  );
}
