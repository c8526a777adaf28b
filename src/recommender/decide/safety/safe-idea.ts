import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { SHORE_PLACES } from '#src/domain/kinds/place-properties.ts';
import { differentNames } from '#src/domain/language/names.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { IdeaTrait } from '../ideas/traits.ts';
import { asksFor } from '../wishes/wishes-of.ts';
import { regionTable } from '#src/recommender/know/regions/region-table.ts';
import { knownForBathing } from '#src/recommender/know/safety/bathing-places.ts';
import {
  amongWildAnimals,
  isAmong,
  isCamp,
  isForbidden,
  isNoGo,
  unsafeToBathe,
  unsafeToBatheAt,
} from '#src/recommender/know/safety/forbidden-here.ts';
import { hikersPeak } from '#src/recommender/know/safety/hikers-peak.ts';
import { AVALANCHE_RELIEF_M, TOO_HOT } from '#src/recommender/know/safety/outdoor-limits.ts';
import { snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import { skiWinter } from '#src/recommender/know/season/ski-season.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Reading } from '#src/recommender/read/reading.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';

/** Cold in which nobody spends a day outside, degrees Celsius by day. */
const TOO_COLD = -15;
/** Nobody stands still outside. */
const NO_STANDING = -30;
/** Among the houses of a place. */
const SETTLED_KM = 3;

/** Whether an idea asks that. */
type Asks = (...any: IdeaTrait[]) => boolean;

/** Whether an idea is safe at a place on these days; null is the trip's point itself. */
export function safeIdea(
  { traits }: { traits: readonly IdeaTrait[] },
  place: NamedPlace | null,
  facts: TripFacts,
): boolean {
  const asks: Asks = (...any) => any.some((trait) => traits.includes(trait));
  if (isNoGo(facts)) return asks('for-later');
  if (asks('careful')) return true;
  return (
    safeInWar(asks, place, facts) &&
    safeFromAnimals(asks, place, facts) &&
    safeInWater(asks, place, facts) &&
    safeUphill(asks, place, facts) &&
    fitsParty(traits, facts) &&
    safeOutside(asks, facts)
  );
}

/** Where governments warn against the whole country nobody is sent out of town. */
function safeInWar(asks: Asks, place: NamedPlace | null, facts: TripFacts): boolean {
  const inTown =
    place === null || isOneOf(SETTLEMENT_PLACES, place.kind) || place.kind === 'heritage-cultural';
  return (inTown && !asks('among-animals')) || !isAmong('war', facts);
}

/** Among game or bears one stays in a car, with a guide, or between houses. */
function safeFromAnimals(asks: Asks, place: NamedPlace | null, facts: TripFacts): boolean {
  if (place !== null && isCamp(place, facts)) return false;
  if (asks('on-foot')) {
    const isGamePark = place?.kind === 'national-park' && gamePark(place, facts);
    const ruledOut = asks('camps') ? (['camping', 'walking'] as const) : (['walking'] as const);
    return !isGamePark && !isForbidden(ruledOut, facts, place);
  }
  if (!asks('outside')) return true;
  const settled = place === null ? inSettlement(facts) : isOneOf(SETTLEMENT_PLACES, place.kind);
  return settled || !amongWildAnimals(facts, place);
}

/** In these countries a national park is one for game, but for those that are known for their walks. */
function gamePark({ names }: NamedPlace, { country }: TripFacts): boolean {
  const parks = regionTable('game-parks');
  if (!parks.some((row) => row.country === country?.code)) return false;
  const called = differentNames(names);
  return !parks.some(({ words }) =>
    words.some((word) => called.some((name) => name.includes(word))),
  );
}

function inSettlement({ features }: TripFacts): boolean {
  return features.some(
    ({ kind, distanceKm }) => isOneOf(SETTLEMENT_PLACES, kind) && distanceKm <= SETTLED_KM,
  );
}

function safeInWater(asks: Asks, place: NamedPlace | null, facts: TripFacts): boolean {
  if (asks('in-boat')) return !isForbidden(['paddling'], facts, place);
  if (asks('surfs')) return !isForbidden(['surfing', 'sea-bathing'], facts, place);
  if (asks('dives')) return !isForbidden(['snorkelling', 'sea-bathing'], facts, place);
  if (!asks('bathes', 'by-the-water')) return true;
  const isWater = place !== null && isOneOf(SHORE_PLACES, place.kind);
  if (asks('bathes') && isWater && !knownForBathing(place, facts)) return false;
  return place === null ? !unsafeToBathe(facts) : !unsafeToBatheAt(place, facts);
}

/** Summits are for those who want one and can, when the path is free of snow. */
function safeUphill(asks: Asks, place: NamedPlace | null, facts: TripFacts): boolean {
  const { reading } = facts;
  const children = reading.children.count > 0 || reading.children.teens;
  if (asks('to-the-top')) return !children && place !== null && hikersPeak(place, facts);
  if (asks('mountaineers')) return !children && asksFor(reading, 'Mountaineering');
  if (asks('on-rock')) return !children && asksFor(reading, 'Climbing');
  if (asks('skis')) return skiWinter(facts);
  const onSlopes = asks('over-slopes') && snowUnderfoot(facts);
  return !onSlopes || facts.terrain.relief < AVALANCHE_RELIEF_M;
}

/** Without steps, sand and boats. */
const NOT_ON_WHEELS: ReadonlySet<IdeaTrait> = new Set<IdeaTrait>([
  ...(['on-foot', 'camps', 'to-the-top', 'mountaineers', 'on-rock', 'skis', 'bathes'] as const),
  ...(['by-the-water', 'dives', 'surfs', 'in-boat'] as const),
]);
/** Nobody does it with a baby on the arm, or at seventy, unless they say so. */
const FOR_THE_FIT: ReadonlySet<IdeaTrait> = new Set<IdeaTrait>([
  'skis',
  'dives',
  'surfs',
  'in-boat',
  'mountaineers',
  'on-rock',
  'to-the-top',
] as const);

function fitsParty(traits: readonly IdeaTrait[], { reading }: TripFacts): boolean {
  const { babies, older, toddlers, wheelchair } = reading.party;
  if (wheelchair) return !traits.some((trait) => NOT_ON_WHEELS.has(trait));
  if (babies + toddlers === 0 && !older) return true;
  return !traits.some((trait) => FOR_THE_FIT.has(trait) && !isAsked(trait, reading));
}

const ASKS_FOR_TRAIT: Readonly<Partial<Record<IdeaTrait, readonly WishKey[]>>> = {
  skis: ['Skiing and snowboarding'],
  dives: ['Snorkelling and diving', 'diving', 'snorkelling'],
  surfs: ['Surfing', 'windsurfing'],
  'in-boat': ['Paddling', 'sup', 'rafting', 'Sailing'],
  mountaineers: ['Mountaineering'],
  'on-rock': ['Climbing'],
};

function isAsked(trait: IdeaTrait, reading: Reading): boolean {
  return asksFor(reading, ...(ASKS_FOR_TRAIT[trait] ?? []));
}

function safeOutside(asks: Asks, { climate }: TripFacts): boolean {
  if (asks('near-shelter')) return true;
  if (asks('stands-still') && climate.high < NO_STANDING) return false;
  const out = asks('out-all-day', 'by-vehicle', 'on-foot');
  return !out || (climate.high < TOO_HOT && climate.high > TOO_COLD);
}
