import { join } from 'node:path';
import * as v from 'valibot';
import { mercatorX, mercatorY } from '../basemap/geometry/mercator.ts';
import { numberCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';
import type { Point } from './metres.ts';

const rowSchema = v.object({ name: v.string(), lat: numberCell, lng: numberCell });

/** Points on bridges and dams that are longer than any other road over water. */
export async function readLongBridges(): Promise<Point[]> {
  const rows = await readTable(join(import.meta.dirname, 'long-bridges.txt'), rowSchema);
  return rows.map(({ lat, lng }): Point => [mercatorX(lng), mercatorY(lat)]);
}
