import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const lakeSchema = v.object({
  lake: v.string(),
  lat: numberCell,
  lng: numberCell,
  surface: numberCell,
});
const floorSchema = v.object({ lat: numberCell, height: numberCell });

export type LakeSurface = v.InferOutput<typeof lakeSchema>;
/** The height of the Jordan rift's floor at some latitudes, from south to north. */
export type RiftFloor = readonly v.InferOutput<typeof floorSchema>[];

/** Lakes of which the elevation source has the bed instead of the surface. */
export async function readLakeSurfaces(): Promise<LakeSurface[]> {
  return readTable(join(import.meta.dirname, 'lake-surfaces.txt'), lakeSchema);
}

export async function readRiftFloor(): Promise<RiftFloor> {
  return readTable(join(import.meta.dirname, 'jordan-rift.txt'), floorSchema);
}
