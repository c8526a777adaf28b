import { useTexts } from '#src/i18n/use-texts.ts';
import { dayCount } from '#src/domain/day.ts';
import type { TripRequest } from '#src/domain/trip-request.ts';
import { wordingIn } from '#src/domain/trip.ts';
import { formatDayRange } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePlaceName } from '../map-area/use-place-name.ts';
import { usePlanner } from '../planner-context.ts';

/**
 * The trip in a few words: the place, its region, and the dates, days and travelers. They are the
 * shown result's, else the form's; dates that are not complete are left out.
 */
export function useTripLine(): [place: string, region: string, dates: string[]] {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const draft = usePlanner((state) => state.draft);
  const current = usePlaceName() ?? '';
  const planned = usePlanner(({ planning, view }) =>
    planning.status === 'ready' && view === 'result' ? planning.planned : null,
  );
  const shown = planned === null ? null : wordingIn(planned, language);
  const [place = '', ...region] = (shown?.place ?? current).split(', ');
  const request = planned === null ? draft : planned.trip.request;
  return [place, region.join(', '), datesOf(request)];

  function datesOf({ startDate, endDate, travelers }: TripRequest): string[] {
    const people = t('travelers', { count: travelers });
    const count = startDate === '' || endDate === '' ? 0 : dayCount(startDate, endDate);
    if (count < 1) return [people];
    const days = planned === null ? [] : [t('calendar.days', { count })];
    return [formatDayRange(startDate, endDate, language), ...days, people];
  }
}
