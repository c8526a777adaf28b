import type { Discomfort } from './discomfort.ts';
import type { SpanFigures } from '../span-figures.ts';

/** By how much other dates must be better in a thing for anybody to feel it. */
export const FELT = {
  /** Felt days, and nights, K. */
  day: 2.5,
  night: 3,
  /** Wet days of ten; or so many mm a day less, when that is half of it or more. */
  wetDays: 1.5,
  dailyMm: 4,
  /** m/s, 5 km/h. */
  wind: 1.4,
  /** Hours of daylight. */
  light: 1,
  /** Sea, K. */
  sea: 2,
  /** Share of days with snow cover. */
  snow: 0.15,
} as const;

/** The figures of some days in which a difference is felt. */
export type FeltFigures = Pick<
  SpanFigures,
  'high' | 'low' | 'felt' | 'wetDays' | 'dailyMm' | 'wind' | 'light' | 'sea' | 'snowCover'
>;

/** Whether a traveller would feel that the other dates are better in that thing. */
export function isFelt(kind: Discomfort, ours: FeltFigures, other: FeltFigures): boolean {
  switch (kind) {
    case 'heat':
      return feltHigh(ours) - feltHigh(other) >= FELT.day || ours.low - other.low >= FELT.night;
    case 'cold':
      return feltHigh(other) - feltHigh(ours) >= FELT.day || other.low - ours.low >= FELT.night;
    case 'wet':
      return isDrier(ours, other);
    case 'wind':
      return (ours.wind ?? 0) - (other.wind ?? 0) >= FELT.wind;
    case 'dark':
      return other.light - ours.light >= FELT.light;
    case 'sea':
      return (other.sea ?? 0) - (ours.sea ?? 0) >= FELT.sea;
    case 'snowless':
      return other.snowCover - ours.snowCover >= FELT.snow;
    default:
      // They are there, or they are not.
      kind satisfies 'fog' | 'storms' | 'missed';
      return true;
  }
}

function feltHigh({ felt, high }: FeltFigures): number {
  return felt?.celsius ?? high;
}

function isDrier(ours: FeltFigures, other: FeltFigures): boolean {
  if ((ours.wetDays ?? 0) - (other.wetDays ?? 0) >= FELT.wetDays) return true;
  const [before, after] = [ours.dailyMm ?? 0, other.dailyMm ?? 0];
  return before - after >= FELT.dailyMm && after <= before / 2;
}
