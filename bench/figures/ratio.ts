import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

/**
 * Our times against a baseline's, in ms and measured in turn. The median of the pairwise ratios, since
 * a machine's speed changes more from one minute to the next than from one visit to the next.
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
