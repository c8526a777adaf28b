import { MOST_NIGHTS } from '#src/domain/stops/stays.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LONGEST_TRIP_DAYS } from '#src/domain/trip/trip-request.ts';
import type { DateProblem } from '#src/domain/trip/trip-request.ts';
import type { StopsProblem } from '#src/planner/store/stops.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDayRange } from '#src/wording/day-ranges.ts';
import { formatDay, formatWeekday } from '#src/wording/days.ts';
import { readTypedDay } from '#src/wording/typed-day.ts';

export const EXAMPLE_DAY = '2027-07-01';

type EnteredDate = {
  day: IsoDay;
  /** Null where the formatted day is shown. */
  typed: string | null;
  problem: DateProblem | StopsProblem | null;
  today: IsoDay;
};

/** The fault of a date field, in words; null for none. */
export function useProblemText({ day, typed, problem, today }: EnteredDate): string | null {
  const { t } = useTexts('planner');
  const language = useLanguage();
  if (problem !== null)
    return t(`date-problem.${problem}`, { days: LONGEST_TRIP_DAYS, nights: MOST_NIGHTS });
  if (day !== '' || typed === null || typed.trim() === '') return null;
  const read = readTypedDay(typed, { today });
  switch (read.kind) {
    case 'ambiguous':
      return t('date-problem.ambiguous', {
        one: formatDayRange(read.one, read.one, language),
        other: formatDayRange(read.other, read.other, language),
        example: formatDay(read.one, language),
      });
    case 'other-weekday':
      return t('date-problem.other-weekday', {
        day: formatDayRange(read.day, read.day, language),
        weekday: formatWeekday(read.day, language, 'long'),
      });
    case 'no-such-day':
      return t('date-problem.no-such-day');
    case 'day':
    case 'unreadable':
      return t('date-problem.unreadable', { example: formatDay(EXAMPLE_DAY, language) });
    default:
      return read satisfies never;
  }
}
