import { inStormSeason } from '#src/domain/climate/storm-season.ts';
import type { DangerKind } from '../safety/danger.ts';
import type { DangerPoint } from '../safety/dangers-at.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { amongHouses, dryLand, inBigCity, snowUnderfoot } from './conditions-of-place.ts';

/* Dangers by region (data/health/dangers.txt), season and terrain; each boundary has a test. */
const DANGER_LIMITS = {
  /** Ticks are active from about 7 °C and not in dry heat. */
  tickMean: 8,
  tickHigh: 30,
  tickElevationM: 1500,
  tickAridity: 18,
  tropics: 24,
  mosquitoLow: 17,
  mosquitoHigh: 24,
  mosquitoAridity: 10,
  mosquitoElevationM: 1500,
  northernMean: 9,
} as const;

const L = DANGER_LIMITS;

/** The point of the trip as the table of dangers reads it. */
export function dangerPoint({ country, terrain, trip }: PlaceFacts): DangerPoint {
  const { elevation, coastKm } = terrain;
  return { ...trip.location, country: country?.code ?? null, elevation, coastKm };
}

/** Ticks in grass and woods, by region, season and terrain; not in cities and towns. */
export function ticksLikely(facts: PlaceFacts): boolean {
  const { terrain, aridity, climate, mean } = facts;
  const season = mean >= L.tickMean && climate.high < L.tickHigh;
  const green = (aridity ?? 0) >= L.tickAridity && terrain.elevation < L.tickElevationM;
  return dryLand(facts) && season && green && !amongHouses(facts) && occurs('ticks', facts);
}

/** A coast with a tidal range of several metres, or wide tidal flats. */
export function largeTides(facts: PlaceFacts): boolean {
  return occurs('tides', facts);
}

/** The months of hurricanes, typhoons and cyclones on the coasts they reach. */
export function stormSeason({ month, terrain, trip }: PlaceFacts): boolean {
  return inStormSeason(trip.location, month, terrain);
}

/** Warm, humid nights in the tropics, where mosquitoes can transmit diseases. */
export function tropicalMosquitoes(facts: PlaceFacts): boolean {
  const { aridity, climate, terrain, trip } = facts;
  const warm = climate.low >= L.mosquitoLow && climate.high >= L.mosquitoHigh;
  const damp = (aridity ?? 0) >= L.mosquitoAridity && terrain.elevation < L.mosquitoElevationM;
  const tropics = Math.abs(trip.location.lat) <= L.tropics && !occurs('healthy-tropics', facts);
  return dryLand(facts) && warm && damp && tropics;
}

/** Mosquitoes of the short summer in northern forests and bogs. */
export function northernMosquitoes(facts: PlaceFacts): boolean {
  const { aridity, mean } = facts;
  const summer = mean >= L.northernMean && !snowUnderfoot(facts);
  // Where it is too cold for the index the soil is frozen below, and wet.
  const ground = dryLand(facts) && (aridity ?? L.tickAridity) >= L.tickAridity;
  return summer && ground && !inBigCity(facts) && occurs('northern-mosquitoes', facts);
}

/** Polar bears come to this shore. */
export function polarBears(facts: PlaceFacts): boolean {
  return occurs('polar-bear', facts);
}

function occurs(kind: DangerKind, facts: PlaceFacts): boolean {
  return facts.dangers.some((danger) => danger.kind === kind);
}
