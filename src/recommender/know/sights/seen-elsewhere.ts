import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { Waters } from '#src/domain/ports.ts';
import { nightsBetween } from '#src/domain/stops/stays.ts';
import type { TripToDecide } from '../trip-to-decide.ts';

/** What is as near is seen from here anyway, kilometres. */
const HERE_KM = 10;
/**
 * A sight is seen from another stop, if that one is nearer by this factor: much nearer where one
 * stays for a shorter time, even a little farther where one stays twice as long.
 */
const NEARNESS = { shorter: 2, asLong: 1, longer: 0.8 } as const;

/**
 * On a trip with stops, whether a sight is seen from another stop: one that is nearer and lasts as
 * long, or that is much nearer and lasts a night. Then it is no outing from here.
 */
export function seenElsewhere({ location, between, request }: TripToDecide) {
  const nights = nightsBetween(request.startDate, request.endDate);
  const others = (between?.others ?? []).filter((other) => other.nights > 0);
  return (point: LatLng): boolean => {
    const here = distanceKm(location, point);
    if (here <= HERE_KM) return false;
    return others.some((other) => distanceKm(other, point) * nearness(other.nights, nights) < here);
  };
}

function nearness(there: number, here: number): number {
  if (there < here) return NEARNESS.shorter;
  return there >= 2 * here ? NEARNESS.longer : NEARNESS.asLong;
}

/** A shorter crossing is an outing, kilometres. */
const CROSSING_KM = 15;
/** So many times as far as from here, one still sees it from the stop on its own island. */
const ON_ITS_ISLAND = 2;

/** The ids of the sights across a water on whose side another stop is, as on the next island. */
export async function acrossToOtherStop(
  { location, between }: TripToDecide,
  sights: readonly Sight[],
  waters: Waters,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const others = (between?.others ?? []).filter((other) => other.nights > 0);
  const isAcross = async (sight: Sight): Promise<boolean> => {
    const here = distanceKm(location, sight);
    const beside = others.filter((other) => distanceKm(other, sight) < ON_ITS_ISLAND * here);
    if (here < CROSSING_KM || beside.length === 0) return false;
    if (!(await waters.liesBetween(location, sight, signal))) return false;
    if (await waters.landLeadsRound(location, sight, signal)) return false;
    const apart = await Promise.all(
      beside.map((other) => waters.liesBetween(other, sight, signal)),
    );
    return apart.includes(false);
  };
  const across = await Promise.all(
    sights.map(async (sight) => ((await isAcross(sight)) ? [sight.id] : [])),
  );
  return new Set(across.flat());
}
