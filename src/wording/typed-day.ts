import * as v from 'valibot';
import { addDays, isoDaySchema } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { dayParts } from './days.ts';
import { plainDate, readWrittenDate } from './typed-day-parts.ts';

export type TypedDay =
  | { kind: 'day'; day: IsoDay }
  /** '12/06/2027' is in June for half the world and in December for the rest. */
  | { kind: 'ambiguous'; one: IsoDay; other: IsoDay }
  /** The written weekday is not that of the day. */
  | { kind: 'other-weekday'; day: IsoDay }
  /** '31.06.' */
  | { kind: 'no-such-day' }
  | { kind: 'unreadable' };

export type ReadingFrom = {
  today: IsoDay;
  /** A date without a year is the next one, this day included. Today where it is absent. */
  earliest?: IsoDay;
  /** The text may go on: the first digits of a year count as no year yet. */
  isTyping?: boolean;
};

/**
 * The day that a traveller typed or pasted, by the habits of both languages at once: '12.06.27',
 * 'Sa., 12. Juni 2027', '1. Jänner', '12th June 2027', 'Jun 12, 2027', '2027-06-12', 'tomorrow'.
 * With points the day is first; '12/06/2027' stays ambiguous unless the weekday settles it.
 */
export function readTypedDay(text: string, from: ReadingFrom): TypedDay {
  const plain = plainDate(text);
  const days = DAYS_FROM_TODAY.get(plain);
  if (days !== undefined) return { kind: 'day', day: addDays(from.today, days) };
  const { readings, weekday } = readWrittenDate(plain, from.isTyping);
  const dated = readings.filter(({ month }) => month !== null);
  if (dated.length === 0) return { kind: 'unreadable' };
  const earliest = from.earliest ?? from.today;
  const possible = dated.flatMap(({ day, month, year }) => dayOf(day, month, year, earliest) ?? []);
  const fitting = possible.filter((day) => isOnWeekday(day, weekday));
  const [one, other = one] = fitting.length === 0 ? possible : fitting;
  if (one === undefined || other === undefined) return { kind: 'no-such-day' };
  if (one !== other) return { kind: 'ambiguous', one, other };
  return { kind: fitting.length === 0 ? 'other-weekday' : 'day', day: one };
}

const DAYS_FROM_TODAY = new Map([
  ['heute', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['ubermorgen', 2],
  ['uebermorgen', 2],
  ['day after tomorrow', 2],
  ['the day after tomorrow', 2],
]);

/** A 29 February is at most eight years away. */
const YEARS_TO_TRY = 9;

/** Null where the calendar has no such day. Without a year it is the next one from `earliest` on. */
export function dayOf(
  day: number,
  month: number | null,
  year: number | null,
  earliest: IsoDay,
): IsoDay | null {
  if (month === null) return null;
  const first = dayParts(earliest).year;
  const years = year === null ? Array.from({ length: YEARS_TO_TRY }, (_, i) => first + i) : [year];
  for (const tried of years) {
    const iso = [String(tried).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
    if (v.is(isoDaySchema, iso) && (year !== null || iso >= earliest)) return iso;
  }
  return null;
}

export function isOnWeekday(day: IsoDay, weekday: number | null): boolean {
  return weekday === null || new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
