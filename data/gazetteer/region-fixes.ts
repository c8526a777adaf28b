import { join } from 'node:path';
import * as v from 'valibot';
import { readTable } from '../tables/read-table.ts';
import type { RecentList } from './recent-list.ts';

const FILE = join(import.meta.dirname, 'lists/region-fixes.txt');
const rowSchema = v.object({ country: v.string(), place: v.string(), region: v.string() });

/** The code of the right region of a place that the sources put elsewhere. */
export type RegionFixes = (place: { country: string; name: string }) => string | undefined;

/** From lists/region-fixes.txt. */
export async function readRegionFixes(): Promise<RegionFixes> {
  const rows = await readTable(FILE, rowSchema);
  const codes = new Map(rows.map(({ country, place, region }) => [`${country}|${place}`, region]));
  return ({ country, name }) => codes.get(`${country}|${name}`);
}

export function withFixedRegions(recent: RecentList, fixes: RegionFixes): RecentList {
  return (place) => {
    const found = recent(place);
    return { ...found, region: fixes(place) ?? found.region };
  };
}
