import { dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { WEEKDAYS, ruleDay } from '#src/recommender/know/festivals/festival-days.ts';
import type { DaySpan } from './public-holidays.ts';

type DayRule = { day: string; from: number; to: number };

/** The shortest rule of the recommender that gives exactly these spans, one a year; null where none does. */
export function dayRule(spans: readonly DaySpan[]): DayRule | null {
  const monthDays = spans.map(({ first }) => first.slice(5)).toSorted();
  const [earliest = ''] = monthDays;
  const weekdays = WEEKDAYS.map((weekday) => `${earliest} ${weekday}`);
  const days = [earliest, ...weekdays, 'easter', 'orthodox-easter'];
  return days.map((day) => ruleOf(day, spans)).find((rule) => rule !== null) ?? null;
}

function ruleOf(day: string, spans: readonly DaySpan[]): DayRule | null {
  const offsets = spans.map(({ first, last }) => {
    const anchor = ruleDay(day, Number(first.slice(0, 4)));
    return { from: daysFrom(anchor, first), to: daysFrom(anchor, last) };
  });
  const [rule] = offsets;
  if (rule === undefined) return null;
  return offsets.every(({ from, to }) => from === rule.from && to === rule.to)
    ? { day, ...rule }
    : null;
}

function daysFrom(anchor: IsoDay, day: IsoDay): number {
  return dayCount(anchor, day) - 1;
}
