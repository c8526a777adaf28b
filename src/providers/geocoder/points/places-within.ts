import { distanceKm } from '#src/domain/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { isLargeAirport } from '../names/airport-points.ts';
import type { SpatialIndex } from './spatial-index.ts';

/** A settlement or airport as the map labels it. */
export type LabelledPlace = {
  kind: 'capital' | 'city' | 'quarter' | 'airport';
  names: { en: string; de: string };
  lat: number;
  lng: number;
  /** 0 for airports and where unknown. */
  population: number;
  /** Of airports. */
  large: boolean;
};

type Bounds = { west: number; south: number; east: number; north: number };

/** All settlements, quarters of cities and airports within the bounds, which do not cross the date line. */
export function placesWithin(
  gazetteer: Gazetteer,
  spatial: SpatialIndex,
  { west, south, east, north }: Bounds,
): LabelledPlace[] {
  const found: LabelledPlace[] = [];
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const corners = [south, north].map((lat) => distanceKm(middle, { lat, lng: west }));
  spatial.visitWithin(middle, Math.max(...corners), (place) => {
    const [lat, lng] = [gazetteer.lats[place] ?? 0, gazetteer.lngs[place] ?? 0];
    const isWithin = lat >= south && lat < north && lng >= west && lng < east;
    const kind = isWithin ? labelKind(gazetteer, place) : null;
    if (kind === null) return;
    const names = { en: gazetteer.name(place, 'en'), de: gazetteer.name(place, 'de') };
    const population = kind === 'airport' ? 0 : (gazetteer.populations[place] ?? 0);
    const large = kind === 'airport' && isLargeAirport(gazetteer, place);
    found.push({ kind, names, lat, lng, population, large });
  });
  return found;
}

/** Null for what has no label from here: natural features, parks and sights have others. */
function labelKind(gazetteer: Gazetteer, place: number): LabelledPlace['kind'] | null {
  const kind = gazetteer.kind(place);
  if (kind === 'airport') return kind;
  const isSettlement = place >= gazetteer.first.settlements && place < gazetteer.first.features;
  if (!isSettlement) return null;
  if (kind === 'capital') return kind;
  return gazetteer.sections[place] === 1 ? 'quarter' : 'city';
}
