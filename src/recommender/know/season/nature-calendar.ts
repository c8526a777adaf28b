import * as calendar from '#src/domain/climate/nature-calendar.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { inRegion } from '../regions/in-region.ts';

/* When leaves turn, trees flower and markets open, and where auroras and volcanoes are. */

const VOLCANO_KM = 90;

/** Broad-leaved trees turn. */
export function autumnLeaves(facts: PlaceFacts): boolean {
  return calendar.autumnLeaves(growingPlace(facts));
}

/** Something flowers. */
export function blossom(facts: PlaceFacts): boolean {
  return calendar.blossom(growingPlace(facts), facts.climate.high);
}

function growingPlace({ aridity, month, terrain, trip, warmestMonth }: PlaceFacts) {
  return { lat: trip.location.lat, elevation: terrain.elevation, month, aridity, warmestMonth };
}

/** Days of Christmas markets, in the countries that have them. */
export function adventDays({ trip }: PlaceFacts): boolean {
  const { location, request } = trip;
  return (
    inRegion('advent-markets', location) && calendar.inAdvent(request.startDate, request.endDate)
  );
}

/** Baths and souks are everyday there. */
export function hammamCountry({ trip }: PlaceFacts): boolean {
  return inRegion('hammams', trip.location);
}

/** Auroras come often enough to wait for them. */
export function auroraReaches({ trip }: PlaceFacts): boolean {
  return inRegion('auroras', trip.location);
}

/** The nearest volcano that travellers visit, within a day trip; null without one. */
export function volcanoNear({ sights }: PlaceFacts): NamedPlace | null {
  const volcano = sights.find(
    ({ kind, distanceKm }) => kind === 'volcano' && distanceKm <= VOLCANO_KM,
  );
  if (volcano === undefined) return null;
  const { names, lat, lng, size, distanceKm } = volcano;
  return { names, kind: 'peak', lat, lng, population: null, elevation: size, distanceKm, rank: 0 };
}
