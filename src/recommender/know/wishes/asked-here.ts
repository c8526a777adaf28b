import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Places } from '#src/domain/ports.ts';
import type { Reading, Term } from '#src/recommender/read/reading.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { BIG_CITY_KM, isBigCity } from '../season/conditions-of-place.ts';
import type { TripToDecide } from '../trip-to-decide.ts';

/** What is done at night outside cities, and how many nights in a row it needs. */
const WILD_NIGHTS = new Map<WishKey | Term, number>([
  ['Camping', 1],
  ['hut', 1],
  ['trek', 2],
]);

/**
 * What the traveller asks of this stop: nights in a tent or hut and treks belong to the stops outside big
 * cities that last long enough for them, else to the longest of these. On a trip of big cities alone all keep
 * the wish.
 */
export async function askedHere(
  reading: Reading,
  { location, between }: TripToDecide,
  nights: number,
  places: Places,
  signal?: AbortSignal,
): Promise<Reading> {
  const others = between?.others ?? [];
  if (others.length === 0 || !asksForWildNights(reading)) return reading;
  const wildNights = async (point: LatLng, count: number): Promise<number> =>
    isBigCity(await townsAt(point, places, signal)) ? 0 : count;
  const [here, ...elsewhere] = await Promise.all([
    wildNights(location, nights),
    ...others.map((other) => wildNights(other, other.nights)),
  ]);
  const longest = Math.max(here, ...elsewhere);
  const isElsewhere = (wish: WishKey | Term) => {
    const needed = WILD_NIGHTS.get(wish);
    return needed !== undefined && here < Math.min(needed, longest);
  };
  return {
    ...reading,
    asked: reading.asked.filter(({ key }) => !isElsewhere(key)),
    terms: new Set([...reading.terms].filter((term) => !isElsewhere(term))),
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
