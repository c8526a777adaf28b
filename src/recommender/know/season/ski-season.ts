import { liftSeason, monthInNorth } from '#src/domain/climate/nature-calendar.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { inRegion } from '../regions/in-region.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { snowUnderfoot } from './conditions-of-place.ts';

/** Lifts start earlier and stop later where the heights are cold enough. */
const EDGES: ReadonlySet<number> = new Set([11, 5]);
const COLD_EDGE_MEAN = -4;
/** Snow on the heights: mean temperature there. */
const SNOW_MEAN = -2;
const SKI_AREA_KM = 40;

/** Snow at the point or on the heights around. */
export function snowInReach(facts: PlaceFacts): boolean {
  return snowUnderfoot(facts) || facts.highestMean <= SNOW_MEAN;
}

/** Winter at the point itself, and not only on a glacier. */
export function skiWinter(facts: PlaceFacts): boolean {
  const { month, trip } = facts;
  const place = { lat: trip.location.lat, month };
  if (liftSeason(place)) return snowInReach(facts);
  return (
    EDGES.has(monthInNorth(place)) && snowUnderfoot(facts) && facts.highestMean <= COLD_EDGE_MEAN
  );
}

/** Snow, and lifts that run: around the point, or at a ski area within reach. */
export function skiable(facts: PlaceFacts): boolean {
  const { month, sights, trip } = facts;
  if (skiWinter(facts) || inRegion('other-ski-seasons', trip.location, month)) return true;
  return sights.some(
    (sight) =>
      sight.kind === 'ski-area' && sight.distanceKm <= SKI_AREA_KM && opensAt(sight, facts),
  );
}

/** Whether the lifts of a ski area run in the trip's month; their snow is not in doubt in winter. */
export function opensAt(area: LatLng, { month }: PlaceFacts): boolean {
  return inRegion('other-ski-seasons', area, month) || liftSeason({ lat: area.lat, month });
}
