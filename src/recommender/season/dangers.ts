import type { LatLng } from '#src/domain/location.ts';
import type { TripFacts } from '../trip-facts.ts';
import { dryLand, inBigCity, snowUnderfoot } from './conditions-of-place.ts';
import {
  HEALTHY_TROPICS,
  POLAR_BEAR_LAND,
  STORM_SEASONS,
  TICK_REGIONS,
  TIDE_COASTS,
} from './danger-regions.ts';
import type { Box } from './danger-regions.ts';

/* Dangers by region (danger-regions.ts), season and terrain; each boundary has a test. */
const DANGER_LIMITS = {
  /** Ticks are active from about 7 °C and not in dry heat. */
  tickMean: 8,
  tickHigh: 30,
  tickElevationM: 1500,
  tickAridity: 18,
  /** The elevation grid may place a harbour town this far from its coast. */
  shoreKm: 12,
  stormKm: 60,
  tropics: 24,
  mosquitoLow: 17,
  mosquitoHigh: 24,
  mosquitoAridity: 10,
  mosquitoElevationM: 1500,
  northernFrom: 58,
  northernTo: 71,
  northernMean: 9,
  northernElevationM: 1000,
} as const;

const L = DANGER_LIMITS;

/** Ticks in grass and woods, by region, season and terrain; not in cities. */
export function ticksLikely(facts: TripFacts): boolean {
  const { trip, terrain, aridity, climate, mean } = facts;
  const season = mean >= L.tickMean && climate.high < L.tickHigh;
  const green = (aridity ?? 0) >= L.tickAridity && terrain.elevation < L.tickElevationM;
  return (
    dryLand(facts) && season && green && !inBigCity(facts) && withinAny(trip.location, TICK_REGIONS)
  );
}

/** A coast with a tidal range of several metres, or wide tidal flats. */
export function largeTides({ terrain, trip }: TripFacts): boolean {
  return terrain.coastKm <= L.shoreKm && withinAny(trip.location, TIDE_COASTS);
}

/** The months of hurricanes, typhoons and cyclones on the coasts they reach. */
export function stormSeason({ month, terrain, trip }: TripFacts): boolean {
  return (
    terrain.coastKm <= L.stormKm &&
    STORM_SEASONS.some(({ box, months }) => months.includes(month) && within(trip.location, box))
  );
}

/** Warm, humid nights in the tropics, where mosquitoes can transmit diseases. */
export function tropicalMosquitoes(facts: TripFacts): boolean {
  const { aridity, climate, terrain, trip } = facts;
  const { location } = trip;
  const warm = climate.low >= L.mosquitoLow && climate.high >= L.mosquitoHigh;
  const damp = (aridity ?? 0) >= L.mosquitoAridity && terrain.elevation < L.mosquitoElevationM;
  const tropics = Math.abs(location.lat) <= L.tropics && !withinAny(location, HEALTHY_TROPICS);
  return dryLand(facts) && warm && damp && tropics;
}

/** Mosquitoes of the short summer in northern forests and bogs. */
export function northernMosquitoes(facts: TripFacts): boolean {
  const { aridity, mean, month, terrain, trip } = facts;
  const { lat, lng } = trip.location;
  const summer = month >= 6 && month <= 8 && mean >= L.northernMean && !snowUnderfoot(facts);
  const ground =
    dryLand(facts) && terrain.elevation < L.northernElevationM && (aridity ?? 0) >= L.tickAridity;
  const north =
    lat >= L.northernFrom && lat <= L.northernTo && !within({ lat, lng }, ATLANTIC_ISLES);
  return summer && ground && north && !inBigCity(facts);
}

/** Iceland, the Faroes, Shetland: hardly any mosquitoes. */
const ATLANTIC_ISLES: Box = [58, 71, -30, 0];

export function polarBears({ terrain, trip }: TripFacts): boolean {
  return terrain.coastKm <= L.stormKm && within(trip.location, POLAR_BEAR_LAND);
}

export function withinAny(point: LatLng, boxes: readonly Box[]): boolean {
  return boxes.some((box) => within(point, box));
}

function within({ lat, lng }: LatLng, [south, north, west, east]: Box): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
