import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';

/** Days from the first to the last number, both included; more than one are free. */
type DayRun = { first: number; last: number };

/** Trips with more days are folded. */
const ALL_SHOWN = 14;
/** Fewer free days in a row are not worth a fold. */
const SHORTEST = 3;

/** The rows of a plan: a day each, and where the trip is long one for free days in a row. */
export function dayRuns({ days }: DayPlan, all: boolean): DayRun[] {
  const single = days.map((_, number) => ({ first: number, last: number }));
  if (all || days.length <= ALL_SHOWN) return single;
  const runs: DayRun[] = [];
  for (const [number, { ideas, rain, note }] of days.entries()) {
    const isFree = ideas.length === 0 && rain.length === 0 && note === '';
    const run = runs.at(-1);
    const before = days[number - 1];
    const follows =
      before !== undefined && before.ideas.length + before.rain.length === 0 && before.note === '';
    if (isFree && follows && run !== undefined) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.flatMap((run) =>
    run.last - run.first + 1 < SHORTEST ? single.slice(run.first, run.last + 1) : [run],
  );
}
