import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { tripDays } from '#src/domain/trip/trip-request.ts';
import { plainDate, readWrittenDate } from './typed-day-parts.ts';
import type { WrittenDate, WrittenDay } from './typed-day-parts.ts';
import { dayOf, isOnWeekday } from './typed-day.ts';

export type TypedRange = { startDate: IsoDay; endDate: IsoDay };

/**
 * Both ends of a range, as it is pasted from a booking: '12.–20. Juni 2027', '12 Jun - 20 Jun 2027',
 * 'June 12–20, 2027', '28.12. bis 3.1.'. Null where it is none, or could be read in two ways.
 */
export function readTypedRange(text: string, today: IsoDay): TypedRange | null {
  const plain = plainDate(text);
  const ranges = [...plain.matchAll(BETWEEN)].flatMap(({ index, 0: mark }) =>
    rangesOf(
      readWrittenDate(plain.slice(0, index)),
      readWrittenDate(plain.slice(index + mark.length)),
      today,
    ),
  );
  const [range] = ranges;
  const isOne = ranges.every(
    ({ startDate, endDate }) => startDate === range?.startDate && endDate === range.endDate,
  );
  return range !== undefined && isOne ? range : null;
}

const BETWEEN = /[-/]|\b(?:to|until|till|through|bis)\b/gu;

function rangesOf(first: WrittenDate, last: WrittenDate, today: IsoDay): TypedRange[] {
  return first.readings.flatMap((from) =>
    last.readings.flatMap((to) => {
      const range = inOneOrder(from, to) ? rangeBetween(from, to, today) : null;
      if (range === null || tripDays(range) === null) return [];
      const { startDate, endDate } = range;
      const onWeekdays =
        isOnWeekday(startDate, first.weekday) && isOnWeekday(endDate, last.weekday);
      const sharesMonth = from.month === null || to.month === null;
      const fits = onWeekdays && (!sharesMonth || startDate.slice(0, 7) === endDate.slice(0, 7));
      return fits ? [range] : [];
    }),
  );
}

function inOneOrder(from: WrittenDay, to: WrittenDay): boolean {
  return from.order === null || to.order === null || from.order === to.order;
}

/** A day short of a year, so that an end has one start. */
const BACK_DAYS = 364;

/** Each end takes the parts that it leaves out from the other one. */
function rangeBetween(from: WrittenDay, to: WrittenDay, today: IsoDay): TypedRange | null {
  const firstMonth = from.month ?? to.month;
  const lastMonth = to.month ?? from.month;
  if (from.year === null && to.year !== null) {
    const endDate = dayOf(to.day, lastMonth, to.year, today);
    if (endDate === null) return null;
    // In the year of the end, or in the one before: '28 Dec – 3 Jan 2028'.
    const startDate = dayOf(from.day, firstMonth, null, addDays(endDate, -BACK_DAYS));
    return startDate === null ? null : { startDate, endDate };
  }
  const startDate = dayOf(from.day, firstMonth, from.year, today);
  if (startDate === null) return null;
  const endDate = dayOf(to.day, lastMonth, to.year, startDate);
  return endDate === null ? null : { startDate, endDate };
}
