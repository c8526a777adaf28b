import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { TripFacts } from '../trip-facts.ts';

/*
 * The questions about a place and its season that several rules ask. Where the normals do not tell
 * the sea's temperature or the snow on the ground, both are judged from the air.
 */

/** Air that warms the water enough for most bathers, degrees Celsius. */
const BATHING_AIR = { high: 22, low: 10 } as const;
/** A sea that most bathers enter, and air to come out into, degrees Celsius. */
const BATHING_SEA = { sea: 16, high: 20 } as const;
/** Share of the days on which snow lies, from which a trip is a trip in snow. */
const SNOW_COVER = 0.5;
/** How far the colder nights of a trip fall below its mean where no spread is known, K. */
const COLDER_NIGHTS = 4;
/** Mean temperature at and below which lying snow is likely. */
const SNOW_MEAN = -1;
/** Below this many wet days of ten, snow hardly gathers. */
const SNOW_WET_DAYS = 0.7;
/** Nautical darkness: the brighter stars and the Milky Way show. */
const DARK_ALTITUDE = -12;

const WATER_KINDS = new Set<PlaceKind>(['lake', 'bay', 'fjord', 'coast', 'beach']);
export const ISLANDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'island',
  'large-island',
  'archipelago',
]);
const SETTLEMENTS = new Set<PlaceKind>(['capital', 'city', 'town']);

/** Ground to walk on within reach: a pin just off the shore, or in a lagoon, belongs to the land. */
export function dryLand({ features, terrain }: TripFacts): boolean {
  if (terrain.land || terrain.coastKm <= 10) return true;
  return features.some(({ kind, distanceKm }) => ISLANDS.has(kind) && distanceKm <= 20);
}

export function seaShore({ terrain }: TripFacts): boolean {
  return !terrain.land || terrain.coastKm <= 35;
}

/** Sea or a lake within a short trip. */
export function openWater(facts: TripFacts): boolean {
  if (seaShore(facts) || facts.terrain.lakeKm <= 20) return true;
  return facts.features.some(({ kind, distanceKm }) => WATER_KINDS.has(kind) && distanceKm <= 30);
}

/** By the sea's temperature on a coast, by the air's at lakes and where the sea's is not known. */
export function swimmable(facts: TripFacts): boolean {
  const { climate, sea } = facts;
  if (sea !== null && seaShore(facts)) {
    return sea >= BATHING_SEA.sea && climate.high >= BATHING_SEA.high;
  }
  return climate.high >= BATHING_AIR.high && climate.low >= BATHING_AIR.low;
}

/** What one night in ten is colder than, degrees Celsius: layers are chosen by it. */
export function coldNight({ climate, spread }: TripFacts): number {
  return spread.lows?.from ?? climate.low - COLDER_NIGHTS;
}

/** Lying snow is likely, by the model of it; where there is none, where it is cold enough, and not a desert where nothing falls, or eternal ice. */
export function snowUnderfoot(facts: TripFacts): boolean {
  const { mean, climate, spread, warmestMonth } = facts;
  if (!dryLand(facts)) return false;
  if (spread.snowCover !== null) return spread.snowCover >= SNOW_COVER;
  if (mean > SNOW_MEAN) return false;
  return warmestMonth < 0 || climate.wetDaysPer10 === null || climate.wetDaysPer10 >= SNOW_WET_DAYS;
}

export function climbable({ terrain }: TripFacts): boolean {
  return terrain.land && terrain.summit >= 900 && terrain.relief >= 500;
}

export function darkNights({ midnightAltitude }: TripFacts): boolean {
  return midnightAltitude <= DARK_ALTITUDE;
}

/** Where auroras are common and it gets dark: the auroral zone, roughly, by latitude. */
export function auroraLikely(facts: TripFacts): boolean {
  const { lat } = facts.trip.location;
  return darkNights(facts) && (lat >= 62 || lat <= -70);
}

function settlements(facts: TripFacts): NamedPlace[] {
  return facts.features.filter(({ kind }) => SETTLEMENTS.has(kind) || kind === 'village');
}

/** Streets that are lit and shops that are open late: a city of 100,000 within a walk or a tram. */
export function inBigCity({ features }: TripFacts): boolean {
  return features.some(
    ({ kind, distanceKm, population }) =>
      SETTLEMENTS.has(kind) && distanceKm <= 8 && (population ?? 0) >= 100_000,
  );
}

/** Places big enough to have sights, a museum and streets to stroll. */
export function towns(facts: TripFacts): NamedPlace[] {
  return facts.features.filter(
    (place) =>
      SETTLEMENTS.has(place.kind) &&
      place.distanceKm <= 45 &&
      (place.kind === 'capital' || (place.population ?? 0) >= 8000),
  );
}

export function inhabited(facts: TripFacts): boolean {
  return settlements(facts).some(({ distanceKm }) => distanceKm <= 45);
}

export function rainLikely({ climate }: TripFacts): boolean {
  return climate.wetDaysPer10 !== null && climate.wetDaysPer10 >= 3.5;
}

export function hot({ climate }: TripFacts): boolean {
  return climate.high >= 29;
}
