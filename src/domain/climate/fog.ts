import * as v from 'valibot';
import type { LatLng } from '../place/location.ts';
import table from './fog-regions.json';

/** A row of data/regions/fog.txt: a coast or plain known for fog by season. */
export const fogRegionSchema = v.object({
  /** Why: cold water beside warm land, the monsoon on a slope, still winter air on a plain. */
  cause: v.picklist(['cold-sea', 'monsoon-drizzle', 'winter-plain']),
  name: v.string(),
  /** South, north, west and east edge, degrees. */
  boxes: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  /** 1..12; absent where every month counts. */
  months: v.optional(v.array(v.number())),
  /** How far it comes inland, km. */
  coast: v.optional(v.number()),
  /** The highest ground it covers, metres above the sea. */
  below: v.optional(v.number()),
});

type FogRegion = v.InferOutput<typeof fogRegionSchema>;

export type FogCause = FogRegion['cause'];

let parsed: readonly FogRegion[] | null = null;

/** The cause of fog at a point in a month (1..12); null where none is known. */
export function fogAt(
  { lat, lng }: LatLng,
  month: number,
  { coastKm, elevation }: { coastKm: number; elevation: number },
): FogCause | null {
  parsed ??= v.parse(v.array(fogRegionSchema), table);
  const region = parsed.find(
    ({ boxes, months, coast, below }) =>
      boxes.some(
        ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
      ) &&
      (months?.includes(month) ?? true) &&
      coastKm <= (coast ?? Infinity) &&
      elevation <= (below ?? Infinity),
  );
  return region?.cause ?? null;
}
