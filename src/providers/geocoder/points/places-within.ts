import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { isLargeAirport } from '../names/airport-points.ts';
import { foldName } from '../names/fold-name.ts';
import type { SpatialIndex } from './spatial-index.ts';

/** A settlement or airport as the map labels it. */
export type LabelledPlace = {
  kind: 'capital' | 'city' | 'quarter' | 'airport';
  names: { en: string; de: string };
  lat: number;
  lng: number;
  /** 0 for airports and where unknown. */
  population: number;
  /** How likely a traveller means it, 0 to 100: its inhabitants, and more where it is famous. */
  importance: number;
  /** Large airports only; false for everything else. */
  large: boolean;
};

type Bounds = { west: number; south: number; east: number; north: number };

/** Two of the same first word this near are one. */
const TWIN_KM = 2.5;

/** All settlements, quarters of cities and airports within the bounds, which do not cross the date line. */
export function placesWithin(
  gazetteer: Gazetteer,
  spatial: SpatialIndex,
  { west, south, east, north }: Bounds,
): LabelledPlace[] {
  const found: LabelledPlace[] = [];
  const listed: LabelledPlace[] = [];
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const corners = [south, north].map((lat) => distanceKm(middle, { lat, lng: west }));
  spatial.visitWithin(middle, Math.max(...corners), (place) => {
    const [lat, lng] = [gazetteer.lats[place] ?? 0, gazetteer.lngs[place] ?? 0];
    const isWithin = lat >= south && lat < north && lng >= west && lng < east;
    const kind = isWithin ? labelKind(gazetteer, place) : null;
    if (kind === null) return;
    const names = { en: gazetteer.name(place, 'en'), de: gazetteer.name(place, 'de') };
    const population = kind === 'airport' ? 0 : (gazetteer.populations[place] ?? 0);
    const importance = gazetteer.importances[place] ?? 0;
    const large = kind === 'airport' && isLargeAirport(gazetteer, place);
    const isListed = kind !== 'airport' && place >= gazetteer.first.features;
    (isListed ? listed : found).push({ kind, names, lat, lng, population, importance, large });
  });
  return withListed(found, listed);
}

/** Villages of the lists may be listed twice, or be among the settlements too. */
function withListed(
  settled: readonly LabelledPlace[],
  listed: readonly LabelledPlace[],
): LabelledPlace[] {
  const all = [...settled];
  for (const place of listed) {
    const isTwin = (other: LabelledPlace) =>
      firstWord(other) === firstWord(place) && distanceKm(other, place) <= TWIN_KM;
    if (!all.some(isTwin)) all.push(place);
  }
  return all;
}

function firstWord({ names }: LabelledPlace): string {
  return foldName(names.en).split(' ')[0] ?? '';
}

/** Null for what has no label from here: natural features, parks and sights have others. */
function labelKind(gazetteer: Gazetteer, place: number): LabelledPlace['kind'] | null {
  const kind = gazetteer.kind(place);
  if (kind === 'airport' || kind === 'capital') return kind;
  if (!isOneOf(SETTLEMENT_PLACES, kind)) return null;
  if (gazetteer.sections[place] !== 1) return 'city';
  // For a quarter that is called like its town, the town's label is enough.
  return gazetteer.name(place, 'en').includes(' / ') ? null : 'quarter';
}
