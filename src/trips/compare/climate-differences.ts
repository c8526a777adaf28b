import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { dayCount } from '#src/domain/days/day.ts';
import { kilometresPerHour } from '#src/domain/climate/wind.ts';

/** Smaller differences count as about the same. */
const LEAST = {
  degrees: 2,
  hours: 1,
  days: 1,
  kilometresPerHour: 8,
  seaDegrees: 2,
  uv: 2,
} as const;

/** The figures that are compared. */
type ComparedFigures = Pick<
  SpanFigures,
  'high' | 'low' | 'light' | 'wetDays' | 'wind' | 'sea' | 'uv'
>;

/** How much more the first has than the second; null where that is not worth a word or not known. */
export type ClimateDifferences = {
  /** Degrees by day and by night, whole, as the rounded figures show them. */
  high: number | null;
  low: number | null;
  /** Hours from sunrise to sunset, to half an hour. */
  light: number | null;
  /** Rain days of ten, whole. */
  rain: number | null;
  /** km/h, whole. */
  wind: number | null;
  sea: number | null;
  uv: number | null;
};

/**
 * The differences between rounded figures, so that they agree with what stands beside them.
 */
export function climateDifferences(
  first: ComparedFigures,
  second: ComparedFigures,
): ClimateDifferences {
  return {
    high: worthTelling(first.high, second.high, LEAST.degrees),
    low: worthTelling(first.low, second.low, LEAST.degrees),
    light: worthTelling(first.light, second.light, LEAST.hours, toHalves),
    rain: worthTelling(first.wetDays, second.wetDays, LEAST.days),
    wind: worthTelling(speedOf(first), speedOf(second), LEAST.kilometresPerHour),
    sea: worthTelling(first.sea, second.sea, LEAST.seaDegrees),
    uv: worthTelling(first.uv, second.uv, LEAST.uv),
  };
}

/** The mean over the days of all stops; null where one was not measured. Not every stop has a sea. */
export function meanOfStops(
  stops: readonly { figures: SpanFigures | null }[],
): ComparedFigures | null {
  const all = stops.flatMap(({ figures }) => figures ?? []);
  const [only, second] = all;
  if (only === undefined || all.length < stops.length) return null;
  if (second === undefined) return only;
  const days = all.map(({ startDate, endDate }) => dayCount(startDate, endDate));
  const sum = days.reduce((before, own) => before + own, 0);
  const mean = (values: readonly number[]) =>
    values.reduce((before, value, at) => before + (value * (days[at] ?? 0)) / sum, 0);
  const known = (values: readonly (number | null)[]) => {
    const there = values.filter((value) => value !== null);
    return there.length < values.length ? null : mean(there);
  };
  return {
    high: mean(all.map(({ high }) => high)),
    low: mean(all.map(({ low }) => low)),
    light: mean(all.map(({ light }) => light)),
    uv: mean(all.map(({ uv }) => uv)),
    wetDays: known(all.map(({ wetDays }) => wetDays)),
    wind: known(all.map(({ wind }) => wind)),
    sea: known(all.map(({ sea }) => sea)),
  };
}

function worthTelling(
  first: number | null,
  second: number | null,
  least: number,
  round: (value: number) => number = Math.round,
): number | null {
  if (first === null || second === null) return null;
  const difference = round(first) - round(second);
  return Math.abs(difference) < least ? null : difference;
}

function toHalves(value: number): number {
  return Math.round(2 * value) / 2;
}

function speedOf({ wind }: Pick<SpanFigures, 'wind'>): number | null {
  return wind === null ? null : kilometresPerHour(wind);
}
