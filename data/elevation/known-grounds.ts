import { join } from 'node:path';
import * as v from 'valibot';
import { readSummits } from '../basemap/labels/tables.ts';
import { numberCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

export type KnownGround = { lat: number; lng: number; metres: number };

const FILE = join(import.meta.dirname, 'traveller-grounds.csv');
const rowSchema = v.object({
  lat: numberCell,
  lng: numberCell,
  metres: numberCell,
  name: v.string(),
});

/**
 * Points with a height from another source than the grid: summits of the map, and travellers'
 * places that are too small for GeoNames' list.
 */
export async function readKnownGrounds(): Promise<KnownGround[]> {
  const summits = await readSummits();
  const places = await readTable(FILE, rowSchema, ';');
  return [
    ...summits.map(({ lat, lon, height }) => ({ lat, lng: lon, metres: height })),
    ...places.map(({ lat, lng, metres }) => ({ lat, lng, metres })),
  ];
}
