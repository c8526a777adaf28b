import { LazyStopsCard, LazyStopsRefused, LazyStopsToast } from '#src/planner/lazy-parts.ts';
import { usePlanner } from '#src/planner/planner-context.ts';

/** The stops of a trip with several; of a trip of one only what was just done to them. */
export function StopsPart({ onSearch }: { onSearch: () => void }) {
  const hasStops = usePlanner((state) => state.stops !== null);
  const hasRefused = usePlanner((state) => state.refusedStops !== null);
  const change = usePlanner((state) => state.stopsChange);
  return (
    <>
      {hasRefused ? <LazyStopsRefused /> : null}
      {hasStops ? <LazyStopsCard onSearch={onSearch} /> : null}
      {change === null ? null : <LazyStopsToast change={change} />}
    </>
  );
}
