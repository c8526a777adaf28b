import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
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
export function climateDifferences(first: SpanFigures, second: SpanFigures): ClimateDifferences {
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

function speedOf({ wind }: SpanFigures): number | null {
  return wind === null ? null : kilometresPerHour(wind);
}
