import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell } from '../tables/cells.ts';
import { readCsv } from '../tables/read-csv.ts';
import { readTable } from '../tables/read-table.ts';

const LISTS = join(import.meta.dirname, 'lists');

const POINT = { lat: numberCell, lon: numberCell };
const parkSchema = v.object({ name: v.string(), country: v.string(), ...POINT });
const peakSchema = v.object({
  name: v.string(),
  kind: v.string(),
  /** Text, since it also tells namesakes apart. */
  elev_m: v.string(),
  ...POINT,
});

/** Right points; '-' instead of the latitude: left out. */
const MOVED = { lat: v.union([v.literal('-'), numberCell]), lng: v.optional(numberCell) };
const parkPointSchema = v.object({ country: v.string(), name: v.string(), ...MOVED });
const peakPointSchema = v.object({ metres: v.string(), name: v.string(), ...MOVED });

export type ParkRow = v.InferOutput<typeof parkSchema>;
export type PeakRow = v.InferOutput<typeof peakSchema>;

/** The parks of Wikipedia's lists, at the points of lists/park-points.txt where theirs are wrong. */
export async function readParkRows(places: string): Promise<ParkRow[]> {
  const list = 'park-points.txt';
  const points = await readTable(join(LISTS, list), parkPointSchema);
  return moved(
    await readCsv(join(places, 'national-parks.csv'), parkSchema),
    ({ country, name }) => `${country}|${name.trim()}`,
    new Map(points.map((point) => [`${point.country}|${point.name}`, point])),
    list,
  );
}

/** The peaks of Natural Earth, at the points of lists/peak-points.txt where theirs are wrong. */
export async function readPeakRows(places: string): Promise<PeakRow[]> {
  const list = 'peak-points.txt';
  const points = await readTable(join(LISTS, list), peakPointSchema);
  return moved(
    await readCsv(join(places, 'peaks.csv'), peakSchema),
    ({ elev_m: metres, name }) => `${metres}|${name.trim()}`,
    new Map(points.map((point) => [`${point.metres}|${point.name}`, point])),
    list,
  );
}

type Moved = { lat: '-' | number; lng?: number | undefined };

function moved<Row extends { lat: number; lon: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  points: ReadonlyMap<string, Moved>,
  list: string,
): Row[] {
  const idle = new Set(points.keys());
  const kept = rows.flatMap((row) => {
    const key = keyOf(row);
    const point = points.get(key);
    if (point === undefined) return [row];
    idle.delete(key);
    const { lat, lng } = point;
    if (lat === '-') return [];
    if (lng === undefined) throw new Error(`${list}: ${key} has no longitude`);
    return [{ ...row, lat, lon: lng }];
  });
  if (idle.size > 0) throw new Error(`${list}: no source has ${[...idle].join('; ')}`);
  return kept;
}
