import { readList } from './lists.ts';
import type { RecentList } from './recent-list.ts';

/** The code of the right region of a place that the sources put elsewhere. */
export type RegionFixes = (place: { country: string; name: string }) => string | undefined;

/** From lists/region-fixes.txt. */
export async function readRegionFixes(): Promise<RegionFixes> {
  const rows = await readList('region-fixes.txt');
  const codes = new Map(rows.map(([country, name, code]) => [`${country}|${name}`, code] as const));
  return ({ country, name }) => codes.get(`${country}|${name}`);
}

export function withFixedRegions(recent: RecentList, fixes: RegionFixes): RecentList {
  return (place) => {
    const found = recent(place);
    return { ...found, region: fixes(place) ?? found.region };
  };
}
