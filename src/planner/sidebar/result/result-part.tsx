import { Activity, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LazyPlannedResult } from '#src/planner/lazy-parts.ts';
import { usePlanner } from '#src/planner/planner-context.ts';
import { plannedIn, stopInProgress } from '#src/planner/store/planning/planned-in.ts';
import type { Around } from '#src/trip/days/trip-days.tsx';

type ResultPartProps = {
  isShown: boolean;
  today: IsoDay;
  connected: boolean;
  around: Around;
  children: ReactNode;
};

/**
 * The result. It is shown when the first stop is planned; the other stops, and what concerns all of
 * them, join it. A result that was planned ahead is rendered hidden while the page is idle, before
 * it is asked for.
 */
export function ResultPart({ isShown, today, connected, around, children }: ResultPartProps) {
  const planning = usePlanner((state) => state.planning);
  const ahead = useDeferredValue(usePlanner((state) => state.ahead));
  const planned = (isShown ? plannedIn(planning) : null) ?? ahead?.planned ?? null;
  if (planned === null) return null;
  const ready = planning.status === 'ready' ? planning : null;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LazyPlannedResult
        planned={planned}
        own={ready?.own ?? null}
        unsaid={ready?.unsaid ?? false}
        savedId={ready?.saving.status === 'ready' ? ready.saving.value : null}
        inProgress={stopInProgress(planning)}
        today={today}
        connected={connected}
        around={around}
        isAhead={!isShown}
      >
        {children}
      </LazyPlannedResult>
    </Activity>
  );
}
