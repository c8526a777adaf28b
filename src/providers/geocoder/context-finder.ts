import { distanceKm } from '#src/domain/location.ts';
import type { Gazetteer } from './gazetteer.ts';
import { isWholeName, matchPoints } from './match-quality.ts';
import { visitPrefix } from './name-matches.ts';
import type { NameIndex } from './name-index.ts';

/**
 * One way to read several words: a name, the words beside it, and what a place of that name has to
 * lie in for those words to be right.
 */
export type Reading = { head: string; rest: string; fits: (place: number) => boolean };

export interface ContextFinder {
  /** 'springfield illinois' reads as Springfield in Illinois, and as Illinois in Springfield. */
  split(folded: string): Reading[];
}

/** Places that others are said to lie in or near, with how far that reaches. */
const REACH_KM: Readonly<Record<string, number>> = {
  island: 90,
  range: 90,
  valley: 60,
  coast: 90,
  lake: 40,
  plain: 90,
  cape: 60,
  desert: 300,
  capital: 40,
  city: 40,
  'national-park': 40,
  region: 120,
};
const LEAST_IMPORTANCE = 50;
const MOST_CONTEXTS = 12;
/** A word that is still being typed must have this many letters to be a region or a country. */
const SHORTEST_PART = 3;

export function createContextFinder(gazetteer: Gazetteer, index: NameIndex): ContextFinder {
  const encoder = new TextEncoder();

  /** Regions, countries and areas with such a name, the most important first. */
  const areasNamed = (text: string, complete: boolean): number[] => {
    const found = new Map<number, number>();
    visitPrefix(index, encoder.encode(text), (entry, covered) => {
      const place = index.keyPlaces[index.entryKeys[entry] ?? 0] ?? 0;
      const key = index.entryKeys[entry] ?? 0;
      if (index.entryStarts[entry] !== index.keyStarts[key] || !isArea(place)) return;
      const whole = isWholeName(index, entry, covered);
      if (!whole && (complete || text.length < SHORTEST_PART)) return;
      const score = (gazetteer.importances[place] ?? 0) + matchPoints(index, entry, covered);
      found.set(place, Math.max(found.get(place) ?? 0, score));
    });
    return [...found]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, MOST_CONTEXTS)
      .map(([place]) => place);
  };

  const isArea = (place: number): boolean => {
    if (place < gazetteer.first.settlements) return true;
    return (
      REACH_KM[gazetteer.kind(place)] !== undefined &&
      (gazetteer.importances[place] ?? 0) >= LEAST_IMPORTANCE
    );
  };

  const liesIn = (place: number, area: number): boolean => {
    if (place === area) return false;
    if (area < gazetteer.first.regions) return gazetteer.countries[place] === area;
    if (area < gazetteer.first.settlements) return gazetteer.regions[place] === area;
    if (isCity(area) && isWide(place)) return false;
    const reach = REACH_KM[gazetteer.kind(area)] ?? 0;
    return distanceKm(pointOf(place), pointOf(area)) <= reach;
  };

  const isCity = (place: number) => place < gazetteer.first.features;
  const isWide = (place: number) =>
    place < gazetteer.first.settlements || (place >= gazetteer.first.features && isArea(place));

  const pointOf = (place: number) => ({
    lat: gazetteer.lats[place] ?? 0,
    lng: gazetteer.lngs[place] ?? 0,
  });

  const reading = (head: string, context: string, complete: boolean): Reading[] => {
    const areas = areasNamed(context, complete);
    if (areas.length === 0 && complete) return [];
    return [{ head, rest: context, fits: (place) => areas.some((area) => liesIn(place, area)) }];
  };

  return {
    split(folded) {
      const words = folded.split(' ');
      return words.slice(1).flatMap((_, at) => {
        const first = words.slice(0, at + 1).join(' ');
        const second = words.slice(at + 1).join(' ');
        return reading(first, second, false).concat(reading(second, first, true));
      });
    },
  };
}
