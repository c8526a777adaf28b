import type { DayStop } from '#src/domain/stops/day-stops.ts';
import type { DayRun } from '../list/day-runs.ts';

/** Rows of days in a row at one stop; `at` is null between two stops. */
export type StopGroup = {
  at: number | null;
  /** Stops without a night that are seen on the first of the days. */
  through: readonly number[];
  runs: DayRun[];
};

export function stopGroups(days: readonly DayStop[], runs: readonly DayRun[]): StopGroup[] {
  const groups: StopGroup[] = [];
  for (const run of runs) {
    const { at = null, through = [] } = days[run.first] ?? {};
    const group = groups.at(-1);
    if (group !== undefined && group.at === at) group.runs.push(run);
    else groups.push({ at, through, runs: [run] });
  }
  return groups;
}

/** The days that are no part of a run of free days: those on which the stop changes. */
export function daysApart(days: readonly DayStop[]): ReadonlySet<number> {
  return new Set(
    days.flatMap(({ at, from }, number) =>
      from !== null || days[number - 1]?.at !== at ? [number] : [],
    ),
  );
}
