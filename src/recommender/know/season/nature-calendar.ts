import { addDays } from '#src/domain/days/day.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { inRegion } from '../regions/in-region.ts';

/* When leaves turn, trees flower and markets open, and where auroras and volcanoes are. */

const VOLCANO_KM = 90;
/** Tulips and fruit trees flower from here on, degrees Celsius by day. */
const FLOWERS_FROM = 8;
/** The markets open in the last week of November; many close on 24 December. */
const ADVENT = { from: '11-22', to: '12-30' } as const;

/** Broad-leaved trees turn: earlier in the north and higher up. */
export function autumnLeaves({ aridity, month, terrain, trip, warmestMonth }: PlaceFacts): boolean {
  const north = trip.location.lat > 0;
  const lat = Math.abs(trip.location.lat) + terrain.elevation / 200;
  if (lat < 30 || lat > 72 || (aridity ?? 0) < 14 || warmestMonth < 9) return false;
  const inNorth = north ? month : ((month + 5) % 12) + 1;
  if (lat >= 60) return inNorth === 9 || inNorth === 10;
  if (lat >= 45) return inNorth >= 9 && inNorth <= 11;
  return inNorth >= 10 && inNorth <= 12;
}

/** Something flowers: in the mild months, and all year in the humid tropics. */
export function blossom({ aridity, climate, month, trip }: PlaceFacts): boolean {
  const lat = Math.abs(trip.location.lat);
  if (lat < 24) return (aridity ?? 0) >= 10;
  const inNorth = trip.location.lat > 0 ? month : ((month + 5) % 12) + 1;
  const from = lat < 38 ? 2 : 3;
  return inNorth >= from && inNorth <= 9 && climate.high >= FLOWERS_FROM;
}

/** Days of Christmas markets, in the countries that have them. */
export function adventDays({ trip }: PlaceFacts): boolean {
  const { location, request } = trip;
  return inRegion('advent-markets', location) && overlapsAdvent(request);
}

function overlapsAdvent({ startDate, endDate }: PlaceFacts['trip']['request']): boolean {
  for (let day = startDate, count = 0; day <= endDate && count < 366; day = addDays(day, 1)) {
    if (day.slice(5) >= ADVENT.from && day.slice(5) <= ADVENT.to) return true;
    count += 1;
  }
  return false;
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
