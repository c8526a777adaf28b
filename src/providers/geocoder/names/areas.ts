import { distanceKm } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { isWholeName, matchPoints, startsName } from './match-quality.ts';
import { visitPrefix } from './name-matches.ts';
import type { Visit } from './name-matches.ts';
import type { NameIndex } from './name-index.ts';
import { visitWithOneError } from './one-error-matches.ts';

/** How a text matches an area's name: as its beginning, as the whole, or with a typing error. */
export type AreaText = 'beginning' | 'whole' | 'misspelt';

/** Places that other places lie in or near: countries, regions, landscapes, cities. */
export interface Areas {
  /** The areas with this folded name, the most important first. */
  named(text: string, as: AreaText): number[];
  /** Whether the place lies in the area, or within its reach. */
  contains(area: number, place: number): boolean;
}

/** How far around its middle each kind of area reaches. */
const REACH_KM: Readonly<Partial<Record<PlaceKind, number>>> = {
  island: 90,
  'large-island': 90,
  archipelago: 90,
  range: 90,
  valley: 60,
  coast: 90,
  beach: 40,
  lake: 40,
  plain: 90,
  cape: 60,
  desert: 300,
  capital: 40,
  city: 40,
  'national-park': 40,
  'marine-park': 40,
  region: 120,
};
const MIN_IMPORTANCE = 50;
const MAX_AREAS = 12;
/** Shorter beginnings of a name match no area. */
const MIN_PART_LENGTH = 3;

const encoder = new TextEncoder();

export function createAreas(gazetteer: Gazetteer, index: NameIndex): Areas {
  const { first, importances, countries, regions, lats, lngs } = gazetteer;
  const isDivision = (place: number) => place < first.settlements;
  const isLandscape = (place: number) => place >= first.features;
  const isArea = (place: number): boolean =>
    isDivision(place) ||
    (REACH_KM[gazetteer.kind(place)] !== undefined && (importances[place] ?? 0) >= MIN_IMPORTANCE);
  const pointOf = (place: number) => ({ lat: lats[place] ?? 0, lng: lngs[place] ?? 0 });

  return {
    named(text, as) {
      const found = new Map<number, number>();
      const note: Visit = (entry, covered) => {
        const place = index.keyPlaces[index.entryKeys[entry] ?? 0] ?? 0;
        if (!startsName(index, entry) || !isArea(place)) return;
        const isPart = as === 'beginning' && text.length >= MIN_PART_LENGTH;
        if (!isPart && !isWholeName(index, entry, covered)) return;
        const score = (importances[place] ?? 0) + matchPoints(index, entry, covered);
        found.set(place, Math.max(found.get(place) ?? 0, score));
      };
      const visitAll = as === 'misspelt' ? visitWithOneError : visitPrefix;
      visitAll(index, encoder.encode(text), note);
      return [...found]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, MAX_AREAS)
        .map(([place]) => place);
    },
    contains(area, place) {
      if (place === area || (isLandscape(area) && isDivision(place))) return false;
      if (area < first.regions) return countries[place] === area;
      if (area < first.settlements) return regions[place] === area;
      const isWide = isDivision(place) || (isLandscape(place) && isArea(place));
      if (!isLandscape(area) && isWide) return false;
      const reach = REACH_KM[gazetteer.kind(area)] ?? 0;
      return distanceKm(pointOf(place), pointOf(area)) <= reach;
    },
  };
}
