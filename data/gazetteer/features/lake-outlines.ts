import { simplifyPath } from '#data/basemap/geometry/simplify.ts';
import type { ShoreRing } from '#data/basemap/shorelines.ts';
import type { Feature } from './feature.ts';
import type { Outline } from './outlines.ts';
import { isWithin, toShoreArea } from './shore-area.ts';
import type { ShoreArea } from './shore-area.ts';

/** Smaller lakes have no outline. */
const SMALLEST_KM2 = 8;
/** The Great Lakes are connected in the source; they are drawn by hand. */
const LARGEST_KM2 = 80_000;
const UNKNOWN_LAKE_KM2 = 150;
const WELL_KNOWN = 56;
/** A lake's point may lie this far off its shore, in degrees. */
const OFF_SHORE_DEGREES = 0.03;
const TOLERANCE_DEGREES = 0.004;
const LARGE_KM2 = 1000;
const LARGE_TOLERANCE_DEGREES = 0.015;

/** The simplified shores (GSHHG) of the named lakes, which name the points on them. */
export function lakeOutlines(
  features: readonly Feature[],
  shores: readonly ShoreRing[],
): Outline[] {
  const lakes = shores
    .filter(({ level, river }) => level === 2 && !river)
    .filter(({ areaKm2 }) => areaKm2 >= SMALLEST_KM2 && areaKm2 <= LARGEST_KM2)
    .map(toShoreArea);
  const named = new Map<ShoreArea, Feature>();
  for (const feature of features) {
    const lake =
      feature.kind === 'lake'
        ? lakes.find((one) => isWithin(one, feature, OFF_SHORE_DEGREES))
        : undefined;
    if (lake === undefined) continue;
    if (feature.importance < WELL_KNOWN && lake.areaKm2 < UNKNOWN_LAKE_KM2) continue;
    const other = named.get(lake);
    if (other === undefined || other.importance < feature.importance) named.set(lake, feature);
  }
  return [...named].map(([lake, { name, german }]) => {
    const large = lake.areaKm2 >= LARGE_KM2;
    const tolerance = large ? LARGE_TOLERANCE_DEGREES : TOLERANCE_DEGREES;
    return { type: 'lake', name, german, points: simplifyPath(lake.ring, tolerance) };
  });
}
