import * as v from 'valibot';
import type { LatLng } from '../place/location.ts';
import table from './storm-basins.json';

/** A row of data/health/dangers.txt: coasts that tropical storms reach, and the months in which they do. */
export const stormBasinSchema = v.object({
  /** South, north, west and east edge, degrees. */
  boxes: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  /** 1..12. */
  months: v.array(v.number()),
  /** How far they come inland, km. */
  coast: v.number(),
});

type StormBasin = v.InferOutput<typeof stormBasinSchema>;

let parsed: readonly StormBasin[] | null = null;

/** Hurricanes, typhoons or cyclones are possible at the point in the month, 1..12. */
export function inStormSeason(
  { lat, lng }: LatLng,
  month: number,
  { coastKm }: { coastKm: number },
): boolean {
  parsed ??= v.parse(v.array(stormBasinSchema), table);
  return parsed.some(
    ({ boxes, coast, months }) =>
      months.includes(month) &&
      coastKm <= coast &&
      boxes.some(
        ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
      ),
  );
}
