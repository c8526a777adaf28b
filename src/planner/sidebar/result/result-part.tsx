import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LazyPlannedResult } from '#src/planner/lazy-parts.ts';
import { usePlanner } from '#src/planner/planner-context.ts';
import { plannedIn, stopInProgress } from '#src/planner/store/planning/planned-in.ts';
import type { Around } from '#src/trip/days/trip-days.tsx';

type ResultPartProps = { today: IsoDay; connected: boolean; around: Around; children: ReactNode };

/** The result, from its first stop on: the others, and what is of all of them, join what is shown. */
export function ResultPart({ today, connected, around, children }: ResultPartProps) {
  const planning = usePlanner((state) => state.planning);
  const planned = plannedIn(planning);
  if (planned === null) return null;
  const ready = planning.status === 'ready' ? planning : null;
  return (
    <LazyPlannedResult
      planned={planned}
      own={ready?.own ?? null}
      unsaid={ready?.unsaid ?? false}
      savedId={ready?.saving.status === 'ready' ? ready.saving.value : null}
      inProgress={stopInProgress(planning)}
      today={today}
      connected={connected}
      around={around}
    >
      {children}
    </LazyPlannedResult>
  );
}
