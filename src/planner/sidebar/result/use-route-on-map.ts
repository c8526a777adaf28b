import { useEffect, useMemo } from 'react';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useMapStops } from '#src/map/stops/use-map-stops.ts';
import type { StopChoice } from '#src/trip/stops/stop-choice.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import { usePlannerStore } from '#src/planner/planner-context.ts';

/** Shows the stops of a result on the planner's map; a press on a pin chooses its stop. */
export function useRouteOnMap(planned: PlannedTrip, { at, onChoose }: StopChoice): void {
  const store = usePlannerStore();
  const language = useLanguage();
  const rows = useMemo(() => {
    const names = stopNames(planned, language);
    return (
      planned.stops?.map(({ trip }, index) => ({
        point: trip.location,
        name: names[index] ?? '',
        dates: trip.request,
      })) ?? null
    );
  }, [planned, language]);
  const route = useMapStops(rows, at, onChoose);
  useEffect(() => store.showRoute(route), [store, route]);
  useEffect(() => () => store.showRoute(null), [store]);
}
