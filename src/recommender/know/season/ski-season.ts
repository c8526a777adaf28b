import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { snowUnderfoot } from './conditions-of-place.ts';

/** Months of the northern winter in which lifts run; in the south half a year later. */
const WINTER: ReadonlySet<number> = new Set([12, 1, 2, 3, 4]);
/** Lifts start earlier and stop later where the heights are cold enough. */
const EDGES: ReadonlySet<number> = new Set([11, 5]);
const COLD_EDGE_MEAN = -4;
/** Snow on the heights: mean temperature there. */
const SNOW_MEAN = -2;
const SUMMER_KM = 30;
const SKI_AREA_KM = 40;

/**
 * Glaciers and high fields with lifts in other months, and areas that stand higher than the ground and
 * the peaks of the data say: latitude, longitude, months.
 */
const OTHER_SEASONS: readonly (readonly [lat: number, lng: number, months: readonly number[]])[] = [
  // Zermatt and Cervinia, Saas-Fee
  [45.94, 7.71, [5, 6, 7, 8, 9, 10, 11]],
  [46.06, 7.89, [7, 8, 9, 10, 11]],
  // Hintertux, Stubai, Sölden, Kaunertal, Pitztal, Kitzsteinhorn, Mölltal, Dachstein
  [47.07, 11.67, [5, 6, 7, 8, 9, 10, 11]],
  [46.99, 11.12, [5, 10, 11]],
  [46.93, 10.94, [10, 11]],
  [46.86, 10.71, [5, 10, 11]],
  [46.93, 10.87, [10, 11]],
  [47.19, 12.68, [5, 10, 11]],
  [47.01, 13.01, [6, 7, 10, 11]],
  // Stelvio, Val Senales; Les Deux Alpes, Tignes
  [46.52, 10.45, [5, 6, 7, 8, 9, 10, 11]],
  [46.77, 10.78, [10, 11]],
  [45.0, 6.2, [6, 7]],
  [45.45, 6.88, [6, 7, 10, 11]],
  // Fonna, Galdhøpiggen, Stryn, Riksgränsen
  [60.21, 6.44, [5, 6, 7, 8, 9]],
  [61.64, 8.33, [5, 6, 7, 8, 9, 10]],
  [61.93, 7.26, [5, 6, 7]],
  [68.43, 18.13, [5]],
  // Timberline, Mammoth, Snowbird, Whistler
  [45.33, -121.71, [5, 6, 7, 8]],
  [37.63, -119.03, [5, 6]],
  [40.58, -111.66, [5]],
  [50.1, -122.92, [5]],
  // Cerro Catedral
  [-41.17, -71.46, [6, 7, 8, 9]],
];

/** Snow at the point or on the heights around. */
export function snowInReach(facts: PlaceFacts): boolean {
  return snowUnderfoot(facts) || facts.highestMean <= SNOW_MEAN;
}

/** Winter at the point itself, and not only on a glacier. */
export function skiWinter(facts: PlaceFacts): boolean {
  const { month, trip } = facts;
  const inNorth = monthInNorth(trip.location, month);
  if (WINTER.has(inNorth)) return snowInReach(facts);
  return EDGES.has(inNorth) && snowUnderfoot(facts) && facts.highestMean <= COLD_EDGE_MEAN;
}

/** Snow, and lifts that run: around the point, or at a ski area within reach. */
export function skiable(facts: PlaceFacts): boolean {
  const { month, sights, trip } = facts;
  if (skiWinter(facts) || opensOutsideWinter(trip.location, month)) return true;
  return sights.some(
    (sight) =>
      sight.kind === 'ski-area' && sight.distanceKm <= SKI_AREA_KM && opensAt(sight, facts),
  );
}

/** Whether the lifts of a ski area run in the trip's month; their snow is not in doubt in winter. */
export function opensAt(area: LatLng, { month }: PlaceFacts): boolean {
  return opensOutsideWinter(area, month) || WINTER.has(monthInNorth(area, month));
}

function monthInNorth({ lat }: LatLng, month: number): number {
  return lat >= 0 ? month : ((month + 5) % 12) + 1;
}

function opensOutsideWinter(point: LatLng, month: number): boolean {
  return OTHER_SEASONS.some(
    ([lat, lng, months]) => months.includes(month) && distanceKm(point, { lat, lng }) <= SUMMER_KM,
  );
}
