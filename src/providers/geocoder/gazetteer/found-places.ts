import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { foldName } from '../names/fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import { contextParts } from './place-labels.ts';

/** Places of the same name and group within this distance are duplicates. */
const SAME_WITHIN_KM = { settlement: 8, area: 400, site: 100 } as const;
/** Results with a score this much below the best are left out. */
const MAX_SCORE_GAP = 75;

type Scored = { place: number; score: number; unknown?: string };

/** The best `limit` results, without duplicates. */
export function toFoundPlaces(
  gazetteer: Gazetteer,
  found: readonly Scored[],
  language: Language,
  limit: number,
): FoundPlace[] {
  const chosen: Scored[] = [];
  const best = found[0]?.score ?? 0;
  for (const one of found) {
    if (chosen.length >= limit || one.score < best - MAX_SCORE_GAP) break;
    const isNew = !chosen.some(({ place }) => isSamePlace(gazetteer, one.place, place, language));
    if (isNew) chosen.push(one);
  }
  return chosen.map(({ place, unknown }) => {
    const shown = toFoundPlace(gazetteer, place, language);
    return unknown === undefined ? shown : Object.assign(shown, { unknown });
  });
}

function toFoundPlace(gazetteer: Gazetteer, place: number, language: Language): FoundPlace {
  const name = gazetteer.name(place, language);
  const context = contextParts(gazetteer, place, language).join(', ');
  const elevation = gazetteer.elevations[place] ?? 0;
  const kind = gazetteer.kind(place);
  return {
    lat: round(gazetteer.lats[place] ?? 0),
    lng: round(gazetteer.lngs[place] ?? 0),
    place: context === '' ? name : `${name}, ${context}`,
    name,
    context,
    kind,
    elevation: kind === 'peak' && elevation > 0 ? elevation : null,
  };
}

/** Drops the noise of 32-bit floats: the data has four digits. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function isSamePlace(gazetteer: Gazetteer, a: number, b: number, language: Language): boolean {
  const group = groupOf(gazetteer.kind(a));
  if (group !== groupOf(gazetteer.kind(b))) return false;
  if (foldName(gazetteer.name(a, language)) !== foldName(gazetteer.name(b, language))) return false;
  return distanceKm(pointOf(gazetteer, a), pointOf(gazetteer, b)) <= SAME_WITHIN_KM[group];
}

/** An island and its city are different places, an island and the region it forms the same. */
function groupOf(kind: PlaceKind): keyof typeof SAME_WITHIN_KM {
  switch (kind) {
    case 'capital':
    case 'city':
    case 'town':
    case 'village':
      return 'settlement';
    case 'national-park':
    case 'marine-park':
    case 'heritage-cultural':
    case 'heritage-natural':
    case 'sight':
    case 'peak':
    case 'lake':
    case 'waterfall':
    case 'beach':
    case 'airport':
      return 'site';
    case 'country':
    case 'region':
    case 'range':
    case 'island':
    case 'large-island':
    case 'archipelago':
    case 'fjord':
    case 'bay':
    case 'cape':
    case 'desert':
    case 'plain':
    case 'valley':
    case 'coast':
    case 'sea':
      return 'area';
    default:
      return kind satisfies never;
  }
}

function pointOf(gazetteer: Gazetteer, place: number): { lat: number; lng: number } {
  return { lat: gazetteer.lats[place] ?? 0, lng: gazetteer.lngs[place] ?? 0 };
}
