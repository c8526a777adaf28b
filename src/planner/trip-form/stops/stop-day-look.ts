import type { TFunction } from 'i18next';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { StopDayLook } from '../dates/calendar-day.tsx';
import type { ShownStop } from './use-stops.ts';

type Dated = Pick<ShownStop, 'name' | 'dates'>;
type Half = StopDayLook['before'];

/** How a day of a trip with stops looks and is named; null outside of the trip. */
export function stopDayLook(
  day: IsoDay,
  stops: readonly Dated[],
  say: TFunction<'stops'>,
): StopDayLook | null {
  const spans = stops.flatMap(({ name, dates }) =>
    dates === null ? [] : [{ ...dates, name: name ?? '' }],
  );
  const first = spans.map(({ startDate }) => startDate).toSorted()[0];
  const last = spans
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined || day < first || day > last) return null;
  const halfOf = (isIn: (span: { startDate: IsoDay; endDate: IsoDay }) => boolean): Half => {
    const within = spans.flatMap((span, at) => (isIn(span) ? [at] : []));
    const [one] = within;
    if (one === undefined) return 'gap';
    if (within.length > 1) return 'both';
    return one % 2 === 0 ? 'even' : 'odd';
  };
  const here = spans.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return {
    before:
      day === first
        ? 'none'
        : halfOf(({ startDate, endDate }) => startDate < day && day <= endDate),
    after:
      day === last ? 'none' : halfOf(({ startDate, endDate }) => startDate <= day && day < endDate),
    begins: spans.flatMap(({ startDate }, at) => (startDate === day ? [at + 1] : [])),
    isEnd: day === first || day === last,
    name: nameOf(
      here.map(({ name }) => name),
      say,
    ),
  };
}

function nameOf(names: readonly string[], say: TFunction<'stops'>): string {
  const [from, ...others] = names;
  const to = others.at(-1);
  if (from === undefined) return say('no-stop');
  return to === undefined
    ? say('at', { place: from })
    : say('change-day', { first: from, second: to });
}
