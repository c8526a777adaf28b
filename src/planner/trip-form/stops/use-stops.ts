import { useMemo } from 'react';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import type { StopDates } from '#src/domain/stops/stays.ts';
import { formatStopDates, formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { usePlanner } from '#src/planner/planner-context.ts';
import type { PlannerPlace } from '#src/planner/store/planner-state.ts';
import { currentStop, datesOfStops, stopsOfDraft } from '#src/planner/store/stops.ts';
import type { FormStop } from '#src/planner/store/stops.ts';

export type ShownStop = FormStop & {
  /** Without region and country; null while it is looked up, and where no place is chosen. */
  name: string | null;
  /** Null while the first day is not known. */
  dates: StopDates | null;
  /** '14–17 June'. */
  days: string | null;
  /** '14–17 Sept', where there is room for no more. */
  shortDays: string | null;
};

/** The stops of the form as they are shown, and which of them is edited. */
export function useStops(): { all: ShownStop[]; current: number } {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const place = usePlanner((state) => state.place);
  const stops = usePlanner((state) => state.stops);
  const draft = usePlanner((state) => state.draft);
  return useMemo(() => {
    const nameOf = (of: PlannerPlace): string | null => {
      if (of.status === 'none') return null;
      if (of.name.status === 'failed') return t('place.not-found');
      if (of.name.status !== 'ready') return null;
      return of.name.value === '' ? t('place.unknown') : shortPlaceName(of.name.value);
    };
    const state = { place, stops, draft };
    const dates = datesOfStops(state);
    const all = stopsOfDraft(state).map((stop, at): ShownStop => {
      const own = dates?.[at] ?? null;
      const days = own && formatYearlessDayRange(own.startDate, own.endDate, language);
      const shortDays = own && formatStopDates(own.startDate, own.endDate, language);
      const { stay } = stop;
      return { place: stop.place, stay, name: nameOf(stop.place), dates: own, days, shortDays };
    });
    return { all, current: currentStop(state) };
  }, [place, stops, draft, language, t]);
}
