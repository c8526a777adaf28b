import { regionTable } from '../regions/region-table.ts';

export type Crossing = 'none' | 'open' | 'passport' | 'closed';

/**
 * The border between a traveller's country and a place that lies in one or several countries, by ISO
 * 3166 codes. `null` for the traveller is the open sea or a disputed area: only places without a
 * country are within reach of that.
 */
export function crossingTo(from: string | null, to: readonly string[]): Crossing {
  if (from === null) return to.length === 0 ? 'none' : 'closed';
  if (to.includes(from)) return 'none';
  const ways = to.map((country) => crossing(from, country));
  return ways.find((way) => way === 'open') ?? ways.find((way) => way === 'passport') ?? 'closed';
}

function crossing(from: string, to: string): Crossing {
  const between = regionTable('crossings').filter(
    ({ countries }) => countries.includes(from) && countries.includes(to),
  );
  if (between.some((row) => row.crossing === 'free')) return 'open';
  return between.length > 0 ? 'passport' : 'closed';
}
