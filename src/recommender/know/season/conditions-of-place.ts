import { JUDGE_LIMITS } from '#src/domain/climate/weather-judge.ts';
import { isInAuroraZone } from '#src/domain/climate/verdict/aurora-zone.ts';
import { coldNightOf } from '#src/domain/climate/climate-spread.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import {
  ISLAND_PLACES,
  OPEN_WATER_PLACES,
  TOWN_PLACES,
} from '#src/domain/kinds/place-properties.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { dryLandRiverNear } from './dry-land-rivers.ts';

/*
 * Conditions of place and season that several rules use. Where sea temperature or snow cover are
 * unknown, both are estimated from the air temperature.
 */

/** Air temperatures from which lakes are warm enough to bathe, degrees Celsius. */
const BATHING_AIR = { high: 22, low: 10 } as const;
/** Sea and air temperature from which people bathe in the sea, degrees Celsius. */
const BATHING_SEA = { sea: 16, high: 20 } as const;
/** Sea temperature below which coasts freeze, degrees Celsius. */
const FREEZING_SEA = -0.5;
/** Mean air temperature below which lakes and rivers freeze over. */
const FREEZING_AIR = -2;
/** De Martonne's index from which rivers flow all year. */
const RIVER_ARIDITY = 12;
/** Share of days with snow cover from which a trip counts as one in snow. */
const SNOW_COVER = 0.5;
/** Mean temperature up to which snow cover is likely. */
export const SNOW_MEAN = -1;
/** Wet days of ten below which there is hardly any snow. */
const SNOW_WET_DAYS = 0.7;
/** Share of the possible sunshine below which the sun hides for most of the day. */
const HIDDEN_SUN = 0.25;
/** Nautical darkness: the brighter stars and the Milky Way show. */
const DARK_ALTITUDE = -12;

/** On land or close to it: a point just off the shore, or in a lagoon, counts as land. */
export function dryLand({ features, terrain }: PlaceFacts): boolean {
  if (terrain.land || terrain.coastKm <= 10) return true;
  return features.some(({ kind, distanceKm }) => isOneOf(ISLAND_PLACES, kind) && distanceKm <= 20);
}

export function seaShore({ terrain }: PlaceFacts): boolean {
  return !terrain.land || terrain.coastKm <= 35;
}

/** Sea or a lake within a short trip. */
export function openWater(facts: PlaceFacts): boolean {
  if (seaShore(facts) || facts.terrain.lakeKm <= 20) return true;
  return facts.features.some(
    ({ kind, distanceKm }) => isOneOf(OPEN_WATER_PLACES, kind) && distanceKm <= 30,
  );
}

/** A river that flows, within a short trip. */
export function river(facts: PlaceFacts): boolean {
  if (!dryLand(facts) || facts.warmestMonth < 2) return false;
  return (facts.aridity ?? 0) >= RIVER_ARIDITY || dryLandRiverNear(facts.trip.location);
}

/** People bathe in rivers where no crocodiles or hippos live: outside the warm latitudes. */
export function bathingRiver(facts: PlaceFacts): boolean {
  return river(facts) && Math.abs(facts.trip.location.lat) >= 36;
}

/** The water nearby is ice: the sea on a coast, else lakes and rivers. */
export function frozenSea(facts: PlaceFacts): boolean {
  if (facts.sea !== null && seaShore(facts)) return facts.sea < FREEZING_SEA;
  return facts.mean < FREEZING_AIR;
}

/** By sea temperature on a coast; by air temperature at lakes and where the sea's is unknown. */
export function swimmable(facts: PlaceFacts): boolean {
  const { climate, sea } = facts;
  if (sea !== null && seaShore(facts)) {
    return sea >= BATHING_SEA.sea && climate.high >= BATHING_SEA.high;
  }
  return climate.high >= BATHING_AIR.high && climate.low >= BATHING_AIR.low;
}

/** The low that one night in ten is below, degrees Celsius. */
export function coldNight({ climate, spread }: PlaceFacts): number {
  return coldNightOf(spread, climate.low);
}

/** Snow cover is likely: by the snow model; without one, by cold and precipitation, or permanent ice. */
export function snowUnderfoot(facts: PlaceFacts): boolean {
  const { mean, climate, spread, warmestMonth } = facts;
  if (!dryLand(facts)) return false;
  if (spread.snowCover !== null) return spread.snowCover >= SNOW_COVER;
  if (mean > SNOW_MEAN) return false;
  return warmestMonth < 0 || climate.wetDaysPer10 === null || climate.wetDaysPer10 >= SNOW_WET_DAYS;
}

/** The sun is out for at least a quarter of the time it is up; no monsoon, drizzle or coastal fog hides it. */
export function sunShows({ month, normals }: PlaceFacts): boolean {
  return (normals.months[month - 1]?.sunshine ?? 1) >= HIDDEN_SUN;
}

export function climbable({ terrain }: PlaceFacts): boolean {
  return terrain.land && terrain.summit >= 900 && terrain.relief >= 500;
}

/** It gets darker than civil twilight, in which one walks and reads without a lamp. */
export function getsDark({ daylight }: PlaceFacts): boolean {
  if (daylight.kind === 'normal') return daylight.dusk !== null;
  return daylight.kind === 'polar-night';
}

export function darkNights({ midnightAltitude }: PlaceFacts): boolean {
  return midnightAltitude <= DARK_ALTITUDE;
}

/** Dark nights where auroras are common. */
export function auroraLikely(facts: PlaceFacts): boolean {
  const { location } = facts.trip;
  return darkNights(facts) && (isInAuroraZone(location) || location.lat <= -70);
}

function settlements(facts: PlaceFacts): NamedPlace[] {
  return facts.features.filter(({ kind }) => isOneOf(SETTLEMENT_PLACES, kind));
}

/** How far from its centre one is still in a big city. */
export const BIG_CITY_KM = 8;

/** In a city of 100,000, within 8 km of its centre. */
export function inBigCity({ features }: PlaceFacts): boolean {
  return isBigCity(features);
}

/** The same by the places around a point. */
export function isBigCity(around: readonly NamedPlace[]): boolean {
  return around.some(
    ({ kind, distanceKm, population }) =>
      isOneOf(TOWN_PLACES, kind) && distanceKm <= BIG_CITY_KM && (population ?? 0) >= 100_000,
  );
}

/** From about here on nobody can live for long, metres. */
const DEATHLY_M = 5500;

export function isDeathly(elevation: number): boolean {
  return elevation >= DEATHLY_M;
}

/** Among the houses of a big city, or of a town of 30,000 within 2 km of its centre. */
export function amongHouses(facts: PlaceFacts): boolean {
  return (
    inBigCity(facts) ||
    facts.features.some(
      ({ kind, distanceKm, population }) =>
        isOneOf(TOWN_PLACES, kind) && distanceKm <= 2 && (population ?? 0) >= 30_000,
    )
  );
}

/** Places big enough for sights and a museum. */
export function towns(facts: PlaceFacts): NamedPlace[] {
  return facts.features.filter(
    (place) =>
      isOneOf(TOWN_PLACES, place.kind) &&
      place.distanceKm <= 45 &&
      (place.kind === 'capital' || (place.population ?? 0) >= 8000),
  );
}

export function inhabited(facts: PlaceFacts): boolean {
  return settlements(facts).some(({ distanceKm }) => distanceKm <= 45);
}

export function rainLikely({ climate }: PlaceFacts): boolean {
  return climate.wetDaysPer10 !== null && climate.wetDaysPer10 >= JUDGE_LIMITS.mostlyDryDays;
}

export function hot({ climate }: PlaceFacts): boolean {
  return climate.high >= 29;
}
