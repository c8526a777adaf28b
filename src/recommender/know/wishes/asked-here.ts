import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Places } from '#src/domain/ports.ts';
import type { LongWay, Reading, Term } from '#src/recommender/read/reading.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { BIG_CITY_KM, isBigCity } from '../season/conditions-of-place.ts';
import type { TripToDecide } from '../trip-to-decide.ts';

/** What is done at night outside cities, and how many nights in a row it needs. */
const WILD_NIGHTS = new Map<WishKey | Term, number>([
  ['Camping', 1],
  ['hut', 1],
  ['trek', 2],
]);

/** Leaves out what is asked of other stops. */
export type AskedHere = (reading: Reading) => Reading;

/** Who is farther from a way does not begin it there. */
const WAY_KM = 250;

/**
 * What the traveller asks of this stop. A way or climb that the text names belongs to the stop nearest to it, with
 * the nights on it. Other nights in a tent or hut and treks belong to the stops outside big cities that last long
 * enough for them, else to the longest of these. On a trip of big cities alone all keep the wish.
 */
export async function askedHere(
  reading: Reading,
  trip: TripToDecide,
  nights: number,
  places: Places,
  signal?: AbortSignal,
): Promise<AskedHere> {
  const { location, between } = trip;
  const others = between?.others ?? [];
  if (others.length === 0) return (asked) => asked;
  const points = [location, ...others];
  const isElsewhere = await nightsTest(reading, trip, { nights, points }, places, signal);
  const isAway = (way: LongWay) =>
    !isBegunAt(location, way, points) && points.some((point) => isBegunAt(point, way, points));
  const isTrekAway = reading.ways.some((way) => way.kind === 'trek' && isAway(way));
  const isHere = (wish: WishKey | Term) => !isElsewhere(wish) && !(wish === 'trek' && isTrekAway);
  return (asked) => ({
    ...asked,
    asked: asked.asked.filter(({ key }) => isHere(key)),
    terms: new Set([...asked.terms].filter((term) => isHere(term))),
    ways: asked.ways.filter((way) => !isAway(way)),
  });
}

/** Whether none of the stops is nearer to a way. */
function isBegunAt(point: LatLng, { at }: LongWay, points: readonly LatLng[]): boolean {
  if (at === null) return false;
  const km = distanceKm(point, at);
  return km <= WAY_KM && points.every((other) => distanceKm(other, at) >= km);
}

/** Whether nights outside are those of other stops. */
async function nightsTest(
  reading: Reading,
  { location, between }: TripToDecide,
  { nights, points }: { nights: number; points: readonly LatLng[] },
  places: Places,
  signal?: AbortSignal,
): Promise<(wish: WishKey | Term) => boolean> {
  const isOnWay = (point: LatLng) => reading.ways.some((way) => isBegunAt(point, way, points));
  if (!asksForWildNights(reading) || isOnWay(location)) return () => false;
  const wildNights = async (point: LatLng, count: number): Promise<number> =>
    !isOnWay(point) && isBigCity(await townsAt(point, places, signal)) ? 0 : count;
  const [here, ...elsewhere] = await Promise.all([
    wildNights(location, nights),
    ...(between?.others ?? []).map((other) => wildNights(other, other.nights)),
  ]);
  const longest = Math.max(here, ...elsewhere);
  return (wish) => {
    const needed = WILD_NIGHTS.get(wish);
    return needed !== undefined && here < Math.min(needed, longest);
  };
}

/** Pilgrims sleep in the hostels of towns, by whatever name. */
function asksForWildNights({ asked, terms }: Reading): boolean {
  if (asked.some(({ key }) => key === 'pilgrimage')) return false;
  return asked.some(({ key }) => WILD_NIGHTS.has(key)) || terms.has('hut');
}

function townsAt(point: LatLng, places: Places, signal?: AbortSignal): Promise<NamedPlace[]> {
  return places.near(point, { kinds: TOWN_PLACES, radiusKm: BIG_CITY_KM, limit: 5 }, signal);
}
