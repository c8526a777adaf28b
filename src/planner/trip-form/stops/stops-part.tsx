import { useState } from 'react';
import { LazyStopRemoved, LazyStopsCard } from '#src/planner/lazy-parts.ts';
import { usePlanner } from '#src/planner/planner-context.ts';
import type { RemovedStop } from './stop-removed.tsx';

/** The stops of a trip with several; nothing on a trip of one, but that another was just removed. */
export function StopsPart({ onSearch }: { onSearch: () => void }) {
  const hasStops = usePlanner((state) => state.stops !== null);
  const [removed, setRemoved] = useState<RemovedStop | null>(null);
  return (
    <>
      {hasStops ? <LazyStopsCard onSearch={onSearch} onRemoved={setRemoved} /> : null}
      {removed === null ? null : (
        <LazyStopRemoved removed={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}
