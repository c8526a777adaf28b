import type { SpanFigures } from './span-figures.ts';

/** What falls on the wet days of a stay. */
export type FallsAs = 'rain' | 'snow' | 'both';

/** Shares of the wet days from which snow is named, and from which it is the only one named. */
const SOME_SNOW = 0.25;
const ALL_SNOW = 0.8;

export function fallsAs({ snowfall, wetDays }: Pick<SpanFigures, 'snowfall' | 'wetDays'>): FallsAs {
  const share = wetDays === null || wetDays === 0 ? 0 : snowfall / wetDays;
  if (share >= ALL_SNOW) return 'snow';
  return share >= SOME_SNOW ? 'both' : 'rain';
}
