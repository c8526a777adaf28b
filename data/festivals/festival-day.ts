import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { calendarDays } from './calendar-days.ts';
import { dayRule } from './day-rule.ts';
import { holidaySpans, withSubstitutes } from './public-holidays.ts';
import type { DaySpan } from './public-holidays.ts';

/** `day` is a rule of the recommender and `list` null, or the name of the list. */
type FestivalDay = { day: string; from: number; to: number; list: string[] | null };

const SUBSTITUTES = ' +substitutes';
const HOLIDAY = 'holiday ';

/** The recommender's reading of the fields day, from and to of a row. */
export function festivalDay(
  field: string,
  countries: readonly string[],
  from: number,
  to: number,
): FestivalDay {
  const rule = field.replace(SUBSTITUTES, '');
  const spans = spansOf(rule, countries);
  if (spans === null) return { day: rule, from, to, list: null };
  if (field.endsWith(SUBSTITUTES)) {
    const [country = ''] = countries;
    const list = spans
      .map(({ first, last }) => ({ first: addDays(first, from), last: addDays(last, to) }))
      .map((span) => textOf(withSubstitutes(country, span)));
    return { day: `${country} ${field} ${from} ${to}`, from: 0, to: 0, list };
  }
  const listName = rule.startsWith(HOLIDAY) ? `${countries.join(' ')} ${rule}` : rule;
  const found = dayRule(spans);
  return found === null
    ? { day: listName, from, to, list: spans.map(textOf) }
    : { day: found.day, from: found.from + from, to: found.to + to, list: null };
}

/** Null for a rule that the recommender computes. */
function spansOf(rule: string, countries: readonly string[]): readonly DaySpan[] | null {
  if (!rule.startsWith(HOLIDAY)) {
    return calendarDays(rule)?.map((day) => ({ first: day, last: day })) ?? null;
  }
  const [first = '', last = first] = rule.slice(HOLIDAY.length).split(' .. ');
  return holidaySpans(countries, first, last);
}

function textOf({ first, last }: { first: IsoDay; last: IsoDay }): string {
  return first === last ? first : `${first}/${last}`;
}
