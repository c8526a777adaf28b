import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import { skiWinter } from '#src/recommender/know/season/ski-season.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { askedFor, withChildren } from '#src/recommender/know/asked-for.ts';
import { knownForBathing } from '#src/recommender/know/safety/bathing-places.ts';
import {
  amongWildAnimals,
  isAmong,
  isCamp,
  isForbidden,
  unsafeToBathe,
  unsafeToBatheAt,
} from '#src/recommender/know/safety/forbidden-here.ts';
import { regionTable } from '#src/recommender/know/regions/region-table.ts';
import { hikersPeak } from '#src/recommender/know/safety/hikers-peak.ts';
import { AVALANCHE_RELIEF_M, TOO_HOT } from '#src/recommender/know/safety/outdoor-limits.ts';

/** An idea as these rules read it. */
type SomeIdea = { id: string; activity: ActivityName | null; kinds: readonly PlaceKind[] };

/** Cold in which nobody spends a day outside, degrees Celsius by day. */
const TOO_COLD = -15;
/** Nobody stands still outside. */
const NO_STANDING = -30;
/** Among the houses of a place. */
const SETTLED_KM = 3;

const SETTLED: ReadonlySet<PlaceKind> = new Set(['capital', 'city', 'town', 'village']);
const INDOORS: ReadonlySet<ActivityName> = new Set([
  'City sightseeing',
  'Culture and museums',
  'Food and markets',
]);
const ON_FOOT: ReadonlySet<ActivityName> = new Set([
  'Hiking',
  'Mountaineering',
  'Climbing',
  'Camping',
  'Cycling',
  'Running',
  'Winter walking',
]);
const WATER_KINDS: ReadonlySet<PlaceKind> = new Set(['lake', 'bay', 'island', 'beach', 'coast']);
/** Written for those who must not go alone, or need not go out. */
const CAREFUL =
  /^(?:game|bear|war|cold)-|^swim-(?:pool|indoors)$|^paddle-guided$|^(?:diary|siesta|log|wish-armed)$/u;
/** A vehicle or a boat brings one there. */
const BY_CAR = new Set(['wild-park', 'wild-second', 'wild-heritage', 'photo-park', 'snorkel-park']);
const TO_THE_TOP = new Set(['hike-peak', 'hike-peak-dawn', 'wish-summit']);
/** A day outside, whatever its activity. */
const OUT_ALL_DAY = new Set(['city-day', 'city-second', 'city-free', 'family-park', 'rain-walk']);
/** Level and near houses: possible in snow. */
const CLEARED = new Set(['hike-lake', 'hike-free', 'hike-coast', 'wish-summit-snow']);

/** Whether an idea is safe at a place on these days; null is the trip's point itself. */
export function safeIdea(idea: SomeIdea, place: NamedPlace | null, facts: TripFacts): boolean {
  if (CAREFUL.test(idea.id)) return true;
  return (
    safeInWar(idea, place, facts) &&
    safeFromAnimals(idea, place, facts) &&
    safeInWater(idea, place, facts) &&
    safeUphill(idea, place, facts) &&
    safeOutside(idea, facts)
  );
}

/** Nobody is sent into the country, with its mines, for later or not. */
function safeInWar({ activity }: SomeIdea, place: NamedPlace | null, facts: TripFacts): boolean {
  const inTown = place === null || SETTLED.has(place.kind) || place.kind === 'heritage-cultural';
  return (inTown && activity !== 'Wildlife watching') || !isAmong('war', facts);
}

/** Among game, bears or in a war one stays in a car, with a guide, or between houses. */
function safeFromAnimals(
  { id, activity }: SomeIdea,
  place: NamedPlace | null,
  facts: TripFacts,
): boolean {
  if (place !== null && isCamp(place, facts)) return false;
  if (activity === null || INDOORS.has(activity) || BY_CAR.has(id)) return true;
  const park = place?.kind === 'national-park' ? place : null;
  if (park !== null && ON_FOOT.has(activity) && gamePark(park, facts)) return false;
  if (!ON_FOOT.has(activity)) {
    const settled = place === null ? inSettlement(facts) : SETTLED.has(place.kind);
    return settled || !amongWildAnimals(facts, place);
  }
  return !isForbidden(activity === 'Camping' ? ['camping', 'walking'] : ['walking'], facts, place);
}

/** In these countries a national park is one for game, but for those that are known for their walks. */
function gamePark({ name }: NamedPlace, { country }: TripFacts): boolean {
  const parks = regionTable('game-parks');
  if (!parks.some((row) => row.country === country?.code)) return false;
  return !parks.some(({ words }) => words.some((word) => name.includes(word)));
}

function inSettlement({ features }: TripFacts): boolean {
  return features.some(({ kind, distanceKm }) => SETTLED.has(kind) && distanceKm <= SETTLED_KM);
}

function safeInWater(
  { id, activity }: SomeIdea,
  place: NamedPlace | null,
  facts: TripFacts,
): boolean {
  if (activity === 'Paddling' || id === 'sail-lake') {
    return !isForbidden(['paddling'], facts, place);
  }
  if (activity === 'Surfing') return !isForbidden(['surfing', 'sea-bathing'], facts, place);
  if (activity === 'Snorkelling and diving') {
    return BY_CAR.has(id) || !isForbidden(['snorkelling', 'sea-bathing'], facts, place);
  }
  const bathes = activity === 'Swimming and beach';
  if (!bathes && id !== 'relax-lake' && id !== 'family-water') return true;
  if (bathes && place !== null && WATER_KINDS.has(place.kind) && !knownForBathing(place, facts)) {
    return false;
  }
  return place === null ? !unsafeToBathe(facts) : !unsafeToBatheAt(place, facts);
}

/** Summits are for those who want one and can, when the path is free of snow. */
function safeUphill(
  { id, activity }: SomeIdea,
  place: NamedPlace | null,
  facts: TripFacts,
): boolean {
  const asked = askedFor(facts);
  const children = withChildren(facts);
  if (TO_THE_TOP.has(id)) return !children && place !== null && hikersPeak(place, facts);
  if (activity === 'Mountaineering') return !children && asked.has('Mountaineering');
  if (id === 'climb-peak') return !children && asked.has('Climbing');
  if (activity === 'Skiing and snowboarding') return skiWinter(facts);
  if (activity !== 'Hiking' || !snowUnderfoot(facts)) return true;
  return facts.terrain.relief < AVALANCHE_RELIEF_M || CLEARED.has(id);
}

function safeOutside({ id, activity }: SomeIdea, { climate }: TripFacts): boolean {
  if (activity === 'Stargazing' && climate.high < NO_STANDING) return id === 'stars-ice';
  const out = OUT_ALL_DAY.has(id) || BY_CAR.has(id) || ON_FOOT.has(activity ?? 'Photography');
  if (!out || id === 'winter-town' || id === 'winter-ice') return true;
  return climate.high < TOO_HOT && climate.high > TOO_COLD;
}
