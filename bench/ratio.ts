import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

/**
 * Times of ours beside a baseline's, in ms and in the same order: the median of what each is of the one
 * measured next to it, since a machine is not as fast from one minute to the next.
 */
export function ratio(
  what: string,
  ours: readonly number[],
  baseline: readonly number[],
  bar: number,
): Figure {
  return {
    what,
    value: median(ours.map((time, index) => time / (baseline[index] ?? Number.NaN))),
    unit: 'ratio',
    bar,
    detail: `${Math.round(median(ours))} / ${Math.round(median(baseline))} ms`,
  };
}
