import type { ShoreRing } from '#data/basemap/shorelines.ts';
import type { Feature } from './feature.ts';
import { isWithin, toShoreArea } from './shore-area.ts';

/** Larger islands are no destination of a day: their middle is no place to go to. */
const LARGE_KM2 = 400;
/** Islands with a dam are part of the continent's shore in the source: Sylt. */
const CONTINENT_KM2 = 3_000_000;
/** An island's point may lie this far off its shore, in degrees. */
const OFF_SHORE_DEGREES = 0.02;
/** Words for groups in the names of the source, which are in many languages. */
const GROUP =
  /\b(?:Islands|Isands|Islets|Archipelago|Archipel|Arquipélago|Group|Chain|Antilles|Indies|Îles|Islas|Ilhas|Sh[oō]t[oō])\b/iu;

/**
 * Distinguishes islands that are a destination of a day from large islands, by the area inside the
 * shore around their point, and from groups, by their name.
 */
export function withIslandKinds(
  features: readonly Feature[],
  shores: readonly ShoreRing[],
): Feature[] {
  const large = shores
    .filter(({ level }) => level === 1 || level === 3)
    .filter(({ areaKm2 }) => areaKm2 >= LARGE_KM2 && areaKm2 < CONTINENT_KM2)
    .map(toShoreArea);
  return features.map((feature) => {
    if (feature.kind !== 'island') return feature;
    if (GROUP.test(feature.name)) return { ...feature, kind: 'archipelago' };
    const onLarge = large.some((area) => isWithin(area, feature, OFF_SHORE_DEGREES));
    return onLarge ? { ...feature, kind: 'large-island' } : feature;
  });
}
