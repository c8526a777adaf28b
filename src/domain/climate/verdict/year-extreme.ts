import type { MonthNormals } from '../climate.ts';
import type { Discomfort } from './discomfort.ts';
import { dayCount } from '#src/domain/days/day.ts';
import { highest } from '#src/domain/extremes.ts';
import type { SpanFigures, WeatherPlace } from '../span-figures.ts';

/** The respect in which a month is the most extreme of the year. */
export type YearExtreme = 'hottest' | 'coldest' | 'wettest' | 'windiest';

const LONGEST_DAYS = 24;

type Measure = { extreme: YearExtreme; value: (month: MonthNormals) => number | null };

const MEASURES: Partial<Record<Discomfort, Measure>> = {
  heat: { extreme: 'hottest', value: ({ high }) => high },
  cold: { extreme: 'coldest', value: ({ high, low }) => -high - low },
  wet: { extreme: 'wettest', value: ({ precipitation }) => precipitation },
  wind: { extreme: 'windiest', value: ({ wind }) => wind },
};

/**
 * How the trip's month leads the year in that discomfort; null where another month does, where it is
 * unknown, and for trips too long to lie in one month.
 */
export function yearExtreme(
  { climate }: WeatherPlace,
  { startDate, endDate, month }: SpanFigures,
  discomfort: Discomfort | undefined,
): YearExtreme | null {
  const measure = discomfort === undefined ? undefined : MEASURES[discomfort];
  if (measure === undefined || dayCount(startDate, endDate) > LONGEST_DAYS) return null;
  const values = climate.months.map((normals) => measure.value(normals) ?? -Infinity);
  const ours = values[month - 1];
  return ours !== undefined && ours > -Infinity && ours === highest(values)
    ? measure.extreme
    : null;
}
