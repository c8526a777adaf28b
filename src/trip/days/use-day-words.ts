import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { IdeaPlace } from '#src/domain/day-plan/change-plan.ts';
import { dayOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { dayParts, formatLongDay, formatWeekday, monthName } from '#src/wording/days.ts';

const SHORT_LETTERS = { en: 3, de: 2 };

/** The days of a trip, called by their numbers from 0. */
export function useDayWords({ startDate, endDate }: TripRequest) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const dateOf = (number: number): IsoDay => addDays(startDate, number);
  const oneMonth = dayParts(startDate).month === dayParts(endDate).month;
  const words = {
    dateOf,
    count: dayCount(startDate, endDate),
    /** 'Mon', 'Mo'. */
    weekday: (number: number) =>
      formatWeekday(dateOf(number), language, 'long').slice(0, SHORT_LETTERS[language]),
    /** 'Mon 6', 'Mo 6.'; with the month where the trip has two. */
    short: (number: number) => {
      const { day, month } = dayParts(dateOf(number));
      const weekday = words.weekday(number);
      const dot = language === 'de' ? '.' : '';
      const inMonth = oneMonth ? '' : ` ${monthName(month, language, 'inText')}`;
      return `${weekday}\u00A0${day}${dot}${inMonth}`;
    },
    /** 'day 4, Thursday 9 September 2027'. */
    long: (number: number) =>
      t('day.long', { number: number + 1, date: formatLongDay(dateOf(number), language) }),
    /** Where an idea lies or would lie, for the live region: '…, day 4, Thursday 9 September 2027, 1 of 2'. */
    place: (name: string, place: IdeaPlace, plan: DayPlan, key: string) => {
      if (place.in === 'unscheduled') return t('told.unscheduled', { name });
      const day = words.long(place.day);
      if (place.in === 'rain') return t('told.rain', { name, day });
      const others = dayOf(plan, place.day).ideas.filter((other) => other !== key).length;
      const position = Math.min(place.at, others) + 1;
      return t('told.day', { name, day, position, all: others + 1 });
    },
  };
  return words;
}

export type DayWords = ReturnType<typeof useDayWords>;
