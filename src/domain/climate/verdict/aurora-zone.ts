import * as v from 'valibot';
import type { LatLng } from '#src/domain/place/location.ts';
import table from './aurora-zone.json';

/** A row of data/regions/aurora-zone.txt. */
export const auroraZoneSchema = v.object({
  name: v.string(),
  /** South, north, west and east edge, degrees. */
  boxes: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});

let parsed: readonly v.InferOutput<typeof auroraZoneSchema>[] | null = null;

/** Whether auroras show there on most clear, dark nights; towards the equator only strong ones do. */
export function isInAuroraZone({ lat, lng }: LatLng): boolean {
  parsed ??= v.parse(v.array(auroraZoneSchema), table);
  return parsed
    .flatMap(({ boxes }) => boxes)
    .some(
      ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
    );
}
