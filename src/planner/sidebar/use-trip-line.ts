import { useTexts } from '#src/i18n/use-texts.ts';
import { tripDays } from '#src/domain/trip/trip-request.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { wordingIn } from '#src/domain/trip/wording-in.ts';
import { formatDayRange, formatTripDates } from '#src/wording/day-ranges.ts';
import { tripTitle } from '#src/wording/trip-title.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { usePlaceName, useStopNames } from '../map-area/use-place-name.ts';
import { usePlanner } from '../planner-context.ts';
import { plannedIn } from '../store/planning/planned-in.ts';
import type { SidebarView } from './use-sidebar-view.ts';

/**
 * A summary of the trip: the place, its region, and the dates, days and travelers. Taken from the
 * shown result, else from the form; incomplete dates are left out. The heads of progress and result say
 * the dates in words.
 */
export function useTripLine(
  shownIn: SidebarView,
): [place: string, region: string, dates: string[]] {
  const { t } = useTexts('planner');
  const inWords = shownIn !== 'form';
  const language = useLanguage();
  const startDate = usePlanner(({ draft }) => draft.startDate);
  const endDate = usePlanner(({ draft }) => draft.endDate);
  const travelers = usePlanner(({ draft }) => draft.travelers);
  const stops = useStopNames();
  const current = usePlaceName() ?? '';
  const planned = usePlanner(({ planning, view }) =>
    view === 'result' ? plannedIn(planning) : null,
  );
  const shown = planned === null ? null : wordingIn(planned, language);
  const route = planned?.stops === undefined ? null : tripTitle(planned, language);
  const title = planned === null ? stops : route;
  const { name, context } =
    title === null ? placeParts(shown?.place ?? current) : { name: title, context: '' };
  const request = planned === null ? { startDate, endDate, travelers } : planned.trip.request;
  return [name, context, datesOf(request)];

  function datesOf(of: Omit<TripRequest, 'preferences'>): string[] {
    const people = t('travelers', { count: of.travelers });
    const count = tripDays(of);
    if (count === null) return [people];
    const days = planned === null ? [] : [t('calendar.days', { count })];
    const format = inWords ? formatDayRange : formatTripDates;
    return [format(of.startDate, of.endDate, language), ...days, people];
  }
}
