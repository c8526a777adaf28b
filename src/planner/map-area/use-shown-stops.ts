import { useMemo } from 'react';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import type { MapStops } from '#src/map/stops/map-stops.ts';
import { useMapStops } from '#src/map/stops/use-map-stops.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { currentStop, datesOfStops, stopsOfDraft } from '../store/stops.ts';

/** The stops on the planner's map: those of the form, or those of the result that is shown. */
export function useShownStops(): MapStops | null {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const route = usePlanner((state) => (state.view === 'result' ? state.route : null));
  const place = usePlanner((state) => state.place);
  const stops = usePlanner((state) => state.stops);
  const draft = usePlanner((state) => state.draft);
  const unnamed = t('place.unknown');
  const rows = useMemo(() => {
    if (stops === null) return null;
    const form = { place, stops, draft };
    const dates = datesOfStops(form);
    return stopsOfDraft(form).map((stop, at) => {
      const chosen = stop.place.status === 'chosen' ? stop.place : null;
      const name = chosen?.name.status === 'ready' ? shortPlaceName(chosen.name.value) : '';
      return { point: chosen?.point ?? null, name: name || unnamed, dates: dates?.[at] ?? null };
    });
  }, [place, stops, draft, unnamed]);
  const ofForm = useMapStops(rows, currentStop({ stops }), store.selectStop);
  return route ?? ofForm;
}
