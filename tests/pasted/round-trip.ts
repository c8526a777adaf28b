import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Gazetteer } from '#src/providers/geocoder/gazetteer/gazetteer.ts';
import type { GazetteerQueries } from '#src/providers/geocoder/gazetteer/gazetteer-queries.ts';

export const LEAST_FOUND = 0.98;

const WITHIN_KM = 15;
const NEAR = /^(?:near|bei) /u;

/** Points over the world: half of them anywhere, half of them around a town or a village. */
export function pointsOverTheWorld(gazetteer: Gazetteer, count: number, seed: number): LatLng[] {
  const random = createRandom(seed);
  const { settlements, features } = gazetteer.first;
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) {
      const lat = (Math.asin(2 * random() - 1) * 180) / Math.PI;
      return { lat, lng: 360 * random() - 180 };
    }
    const place = settlements + Math.floor(random() * (features - settlements));
    const lat = (gazetteer.lats[place] ?? 0) + 0.2 * (random() - 0.5);
    return { lat, lng: (gazetteer.lngs[place] ?? 0) + 0.2 * (random() - 0.5) };
  });
}

/** Searches for the labels that the product gives to points; tells which do not lead back. */
export async function lostLabels(
  gazetteer: Gazetteer,
  queries: Pick<GazetteerQueries, 'nameAt' | 'search'>,
  points: readonly LatLng[],
  language: Language,
): Promise<string[]> {
  const placesOf = namesakes(gazetteer, language);
  const lost: string[] = [];
  for (const point of points) {
    const label = await queries.nameAt(point, language);
    const [found] = await queries.search(label, language, null);
    const [name = ''] = label.replace(NEAR, '').split(', ');
    const meant = nearest([...(placesOf.get(name) ?? []), point], point);
    const isThere = found !== undefined && found.unknown === undefined;
    if (isThere && distanceKm(found, meant) <= WITHIN_KM) continue;
    lost.push(
      `${label} → ${found?.place ?? 'nothing'}${found?.unknown === undefined ? '' : ` (for: ${found.unknown})`}`,
    );
  }
  return lost;
}

/** Where places of each name stand. */
function namesakes(gazetteer: Gazetteer, language: Language): Map<string, LatLng[]> {
  const found = new Map<string, LatLng[]>();
  for (let place = 0; place < gazetteer.count; place++) {
    const at = { lat: gazetteer.lats[place] ?? 0, lng: gazetteer.lngs[place] ?? 0 };
    const name = gazetteer.name(place, language);
    const known = found.get(name);
    if (known === undefined) found.set(name, [at]);
    else known.push(at);
  }
  return found;
}

/** The nearest place of the name; the point itself only where nothing is called so. */
function nearest(places: readonly LatLng[], point: LatLng): LatLng {
  const others = places.slice(0, -1);
  return others.reduce(
    (best, place) =>
      best === point || distanceKm(place, point) < distanceKm(best, point) ? place : best,
    point,
  );
}

/** A linear congruential generator: the same points each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
