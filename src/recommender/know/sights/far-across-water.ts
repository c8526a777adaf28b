import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { IS_WATER_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { Sight } from '#src/domain/place/sights.ts';

/** A crossing as long is a journey of its own, and no outing. */
const LONG_CROSSING_KM = 40;

/** The ids of the sights on the far shore of a wide water; islands and what is on the water are none. */
export async function farAcrossWater(
  point: LatLng,
  sights: readonly Sight[],
  waters: Waters,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const far = sights.filter(
    ({ distanceKm, kind, needs }) =>
      distanceKm > LONG_CROSSING_KM &&
      kind !== 'island' &&
      !isOneOf(IS_WATER_SIGHTS, kind) &&
      !needs.includes('boat'),
  );
  const across = await Promise.all(
    far.map(async (sight) => {
      if (!(await waters.liesBetween(point, sight, signal))) return [];
      return (await waters.landLeadsRound(point, sight, signal)) ? [] : [sight.id];
    }),
  );
  return new Set(across.flat());
}
