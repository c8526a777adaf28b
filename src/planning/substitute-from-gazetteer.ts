import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng, Location } from '#src/domain/place/location.ts';
import type { FoundPlace, Geocoder, Places, ToStorableLocation } from '#src/domain/ports.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { NO_SUBSTITUTE_PLACES, PLACE_KINDS, VAST_PLACES } from '#src/domain/kinds/place-kinds.ts';

/** How far apart two sources may put the same place, kilometres. */
const SAME_PLACE_KM = { place: 25, area: 400 } as const;
const SUBSTITUTES = PLACE_KINDS.filter((kind) => !isOneOf(NO_SUBSTITUTE_PLACES, kind));
/** Tried in this order; the last one spans the globe. */
const RADII_KM = [30, 300, 3000, 20_040] as const;

/**
 * For a geocoder whose answers must not be stored (docs/decisions/services.md): a point set by the
 * traveller keeps its coordinates and gets the gazetteer's name; a place from the search is replaced
 * by the gazetteer's place of the same name nearby, else by its nearest place. Rejects as the two
 * ports do.
 */
export function substituteFromGazetteer(geocoder: Geocoder, places: Places): ToStorableLocation {
  return async (location, searchedName, language, signal) => {
    const point = { lat: location.lat, lng: location.lng };
    if (searchedName === null) {
      return { ...point, place: await geocoder.nameAt(point, language, signal) };
    }
    const own = await placeNamed(geocoder, searchedName, point, language, signal);
    return own ?? nearestPlace(geocoder, places, point, language, signal);
  };
}

async function placeNamed(
  geocoder: Geocoder,
  name: string,
  point: LatLng,
  language: Language,
  signal: AbortSignal,
): Promise<Location | null> {
  const found = await geocoder.search(name, language, point, signal);
  const own = found.find((place) => isNamed(place, name, language) && liesAt(place, point));
  return own === undefined ? null : { lat: own.lat, lng: own.lng, place: own.place };
}

async function nearestPlace(
  geocoder: Geocoder,
  places: Places,
  point: LatLng,
  language: Language,
  signal: AbortSignal,
): Promise<Location> {
  for (const radiusKm of RADII_KM) {
    const query = { kinds: SUBSTITUTES, radiusKm, limit: 1 };
    const [nearest] = await places.near(point, query, signal);
    if (nearest === undefined) continue;
    const { lat, lng, names } = nearest;
    const own = await placeNamed(geocoder, names[language], nearest, language, signal);
    return own ?? { lat, lng, place: await geocoder.nameAt(nearest, language, signal) };
  }
  throw new Error('The gazetteer has no place');
}

function isNamed(place: FoundPlace, name: string, language: Language): boolean {
  return place.name.localeCompare(name, language, { sensitivity: 'base' }) === 0;
}

function liesAt(place: FoundPlace, point: LatLng): boolean {
  const area = isOneOf(VAST_PLACES, place.kind);
  return distanceKm(place, point) <= SAME_PLACE_KM[area ? 'area' : 'place'];
}
