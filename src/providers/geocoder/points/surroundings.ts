import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { SpatialIndex } from './spatial-index.ts';

/** The surroundings of a point, as its name and country need them. */
export type Surroundings = {
  /** Whether the point is on land. */
  land: boolean;
  /** Number of the country under the point; -1 for none. */
  country: number;
  /** The country of all settlements within 12 km; -1 where there is none or they disagree. */
  shore: number;
  /** The settlement that fits best; -1 when there is none within 100 km. */
  town: number;
  /** Distance to the town's middle; Infinity without a town. */
  km: number;
  /** The town's radius, estimated from its population. */
  reachKm: number;
  /** Natural places within 100 km, nearest first. */
  features: { place: number; km: number }[];
};

type Neighbour = { place: number; km: number };

const SEARCH_KM = 100;
/** A town of a million has a radius of 7 km, one of ten thousand 700 m. */
const REACH_KM_PER_ROOT = 0.007;
const MAX_REACH_KM = 16;
/** Even a small capital (San Marino) names what is around it. */
const CAPITAL_REACH_KM = 1.5;
/** The outlines' accuracy: closer to a settlement's middle, its country counts. */
const BORDER_EXACT_KM = 0.7;
/** Where all settlements this close agree on another country than the outlines, they win. */
const CONSENSUS_KM = 30;
const CONSENSUS_COUNT = 5;
/** A boat this close to land is at a coast. */
const SHORE_KM = 12;

export function surroundings(
  gazetteer: Gazetteer,
  spatial: SpatialIndex,
  point: LatLng,
  countryCode: string | null,
): Surroundings {
  const towns: Neighbour[] = [];
  let nearest: Neighbour | undefined;
  const features: Neighbour[] = [];
  spatial.visitWithin(point, SEARCH_KM, (place, km) => {
    if (!isOneOf(SETTLEMENT_PLACES, gazetteer.kind(place))) {
      features.push({ place, km });
      return;
    }
    if (km < (nearest?.km ?? Infinity)) nearest = { place, km };
    if (gazetteer.sections[place] === 0) towns.push({ place, km });
  });
  towns.sort(byDistance);
  features.sort(byDistance);
  const drawn = countryCode === null ? -1 : gazetteer.countryNumber(countryCode);
  const country = agreedCountry(gazetteer, { nearest, towns, drawn });
  const best = bestTown(gazetteer, towns, country);
  return {
    land: countryCode !== null,
    country,
    shore: shoreOf(gazetteer, towns),
    town: best?.place ?? -1,
    km: best?.km ?? Infinity,
    reachKm: best === undefined ? 0 : reachOf(gazetteer, best.place),
    features,
  };
}

function byDistance(a: Neighbour, b: Neighbour): number {
  return a.km - b.km;
}

/**
 * The outline's country, unless the nearest settlement or quarter is at hand (Monte-Carlo beside
 * Beausoleil) or all settlements around agree on another.
 */
function agreedCountry(
  gazetteer: Gazetteer,
  {
    nearest,
    towns,
    drawn,
  }: { nearest: Neighbour | undefined; towns: readonly Neighbour[]; drawn: number },
): number {
  const of = (neighbour: Neighbour) => gazetteer.countries[neighbour.place] ?? -1;
  if (nearest !== undefined && nearest.km <= BORDER_EXACT_KM) return of(nearest);
  const close = towns.slice(0, CONSENSUS_COUNT).filter(({ km }) => km <= CONSENSUS_KM);
  const [first] = close;
  if (first === undefined || close.length < CONSENSUS_COUNT || drawn === -1) return drawn;
  const others = towns.filter(({ km }) => km <= CONSENSUS_KM);
  return others.every((neighbour) => of(neighbour) === of(first)) ? of(first) : drawn;
}

function shoreOf(gazetteer: Gazetteer, towns: readonly Neighbour[]): number {
  const close = towns.filter(({ km }) => km <= SHORE_KM);
  const countries = new Set(close.map(({ place }) => gazetteer.countries[place] ?? -1));
  const [only = -1] = countries;
  return countries.size === 1 ? only : -1;
}

/** The town with the smallest distance to its edge. */
function bestTown(
  gazetteer: Gazetteer,
  towns: readonly Neighbour[],
  country: number,
): Neighbour | undefined {
  let best: Neighbour | undefined;
  let least = Infinity;
  for (const town of towns) {
    if (country !== -1 && gazetteer.countries[town.place] !== country) continue;
    const cost = town.km - reachOf(gazetteer, town.place);
    if (cost < least) [best, least] = [town, cost];
  }
  return best;
}

function reachOf(gazetteer: Gazetteer, place: number): number {
  const root = Math.sqrt(gazetteer.populations[place] ?? 0);
  const least = gazetteer.kind(place) === 'capital' ? CAPITAL_REACH_KM : 0;
  return Math.max(least, Math.min(MAX_REACH_KM, REACH_KM_PER_ROOT * root));
}
