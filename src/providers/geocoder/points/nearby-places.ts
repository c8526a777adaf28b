import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { NearbyQuery } from '../gazetteer/gazetteer-queries.ts';
import type { SpatialIndex } from './spatial-index.ts';

/** Rank 0 is the best known; each rank more is 10 points of importance less. */
const POINTS_PER_RANK = 10;
const RANK_ZERO_IMPORTANCE = 80;

/** Nearest first, at most `limit` of each kind within the radius, without quarters of cities. */
export function nearbyPlaces(
  gazetteer: Gazetteer,
  spatial: SpatialIndex,
  point: LatLng,
  query: NearbyQuery,
): NamedPlace[] {
  const wanted = new Set(query.kinds);
  const found: { place: number; km: number }[] = [];
  spatial.visitWithin(point, query.radiusKm, (place, km) => {
    const fits = gazetteer.sections[place] === 0 && wanted.has(gazetteer.kind(place));
    if (fits) found.push({ place, km });
  });
  const counts = new Map<PlaceKind, number>();
  return found
    .toSorted((a, b) => a.km - b.km || a.place - b.place)
    .filter(({ place }) => {
      const kind = gazetteer.kind(place);
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return count < query.limit;
    })
    .map(({ place, km }) => toNamedPlace(gazetteer, place, km));
}

function toNamedPlace(gazetteer: Gazetteer, place: number, km: number): NamedPlace {
  const population = gazetteer.populations[place] ?? 0;
  const elevation = gazetteer.elevations[place] ?? 0;
  const importance = gazetteer.importances[place] ?? 0;
  return {
    names: { en: gazetteer.name(place, 'en'), de: gazetteer.name(place, 'de') },
    kind: gazetteer.kind(place),
    lat: gazetteer.lats[place] ?? 0,
    lng: gazetteer.lngs[place] ?? 0,
    population: population > 0 ? population : null,
    elevation: elevation > 0 ? elevation : null,
    distanceKm: km,
    rank: Math.max(0, Math.ceil((RANK_ZERO_IMPORTANCE - importance) / POINTS_PER_RANK)),
  };
}
