import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { daysInMonth, monthColumns } from './year-axis.ts';
import type { YearAxis } from './year-axis.ts';

const GAP_PX = 6;

export type RainBar = { x: number; width: number; height: number; share: number };

/** Bars of the twelve months, and the value of a full bar. */
export type RainBars = { bars: RainBar[]; fullShare: 0.5 | 1 };

/**
 * The share of each month's days with 1 mm or more, 0..1; null where a month has no figure (open
 * sea).
 */
export function rainShares(climate: ClimateNormals): number[] | null {
  const shares = climate.months.map(({ wetDays }, month) =>
    wetDays === null ? null : Math.min(1, wetDays / daysInMonth(month)),
  );
  const known = shares.filter((share) => share !== null);
  return known.length === shares.length ? known : null;
}

/** Half of the days fills the height; all of them do where a month is wetter than that. */
export function rainBars(axis: YearAxis, shares: readonly number[], heightPx: number): RainBars {
  const fullShare = shares.some((share) => share > 0.5) ? 1 : 0.5;
  const bars = monthColumns(axis).map(({ x, width }, month) => {
    const share = shares[month] ?? 0;
    return {
      x: x + GAP_PX / 2,
      width: width - GAP_PX,
      height: (share / fullShare) * heightPx,
      share,
    };
  });
  return { bars, fullShare };
}
