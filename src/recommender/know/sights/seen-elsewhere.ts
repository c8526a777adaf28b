import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { nightsBetween } from '#src/domain/stops/stays.ts';
import type { TripToDecide } from '../trip-to-decide.ts';

/** What is as near is seen from here anyway, kilometres. */
const HERE_KM = 10;
/** From a stop that is shorter, only what is much nearer to it. */
const MUCH_NEARER = 2;

/**
 * On a trip with stops, what is seen from another of them: it is nearer there, and there is as much time; or it
 * is much nearer, and one stays for a night. It is no outing from here.
 */
export function seenElsewhere({ location, between, request }: TripToDecide) {
  const nights = nightsBetween(request.startDate, request.endDate);
  const others = (between?.others ?? []).filter((other) => other.nights > 0);
  return (point: LatLng): boolean => {
    const here = distanceKm(location, point);
    if (here <= HERE_KM) return false;
    return others.some((other) => {
      const there = distanceKm(other, point) * (other.nights >= nights ? 1 : MUCH_NEARER);
      return there < here;
    });
  };
}
