import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { WIDE_PLACES } from '#src/domain/kinds/place-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Areas } from '../names/areas.ts';
import { COUNTRY_OF_LAND } from './area-codes.ts';
import type { ReadPart } from './address-reader.ts';
import type { Span } from './named-spans.ts';
import type { Named } from './whole-names.ts';

/** Towns this close to each other belong together: a village and the town that it is said to be in. */
const NEIGHBOUR_KM = 60;
/** The most important of many namesakes stand for all of them. */
const MOST_NAMESAKES = 40;
/** Places without a region (parks in several of them) lie this close to the middle of one. */
const REGION_KM = 500;
/** A landscape's middle may be this far from the middle of what it reaches into: the Sahara. */
const LANDSCAPE_TO_COUNTRY_KM = 6000;
const LANDSCAPE_TO_REGION_KM = 2000;
/** Shorter names of countries are codes, which may stand for something else. */
const SURE_COUNTRY_LETTERS = 4;

export interface Support {
  /**
   * Whether the words name what the place lies in, a town close to it, or the airport itself by its code. A country or a region may
   * stand before the place, a town only behind it.
   */
  bySpan(span: Span, isBehind: boolean, place: number): boolean;
  /** Whether the part names a country, and nothing else, that the place is not in. */
  isOtherCountry(part: ReadPart, place: number): boolean;
}

export function createSupport(gazetteer: Gazetteer, areas: Areas): Support {
  const { first, countries, regions, lats, lngs, importances } = gazetteer;
  const pointOf = (place: number) => ({ lat: lats[place] ?? 0, lng: lngs[place] ?? 0 });
  const kmBetween = (a: number, b: number) => distanceKm(pointOf(a), pointOf(b));

  /** Landscapes that lie in several countries have none, or only one of them. */
  const mayCrossBorders = (place: number): boolean =>
    place >= first.features && (countries[place] === -1 || gazetteer.kind(place) === 'lake');

  const isInCountry = (country: number, place: number): boolean => {
    const own = countries[place] ?? -1;
    if (own === country) return true;
    return COUNTRY_OF_LAND.get(gazetteer.countryCode(own)) === gazetteer.countryCode(country);
  };

  const isIn = (area: number, place: number): boolean => {
    if (area === place) return false;
    if (area < first.settlements && mayCrossBorders(place)) {
      const reach = area < first.regions ? LANDSCAPE_TO_COUNTRY_KM : LANDSCAPE_TO_REGION_KM;
      if (kmBetween(area, place) <= reach) return true;
    }
    if (area < first.regions) return isInCountry(area, place);
    const isDivision = place < first.settlements;
    if (area < first.settlements) {
      if (isDivision) return false;
      if (regions[place] === area) return true;
      const isLoose = (regions[place] ?? -1) === -1 && countries[place] === countries[area];
      return isLoose && kmBetween(area, place) <= REGION_KM;
    }
    if (isDivision) return false;
    return areas.contains(area, place) || kmBetween(area, place) <= NEIGHBOUR_KM;
  };
  /** Without the quarters of cities where a town is called so: Salamanca is none of Madrid. */
  const mostImportant = (all: readonly Named[]): readonly Named[] => {
    const whole = all.filter(({ place }) => gazetteer.sections[place] !== 1);
    const named = whole.length > 0 ? whole : all;
    if (named.length <= MOST_NAMESAKES) return named;
    return named
      .toSorted((a, b) => (importances[b.place] ?? 0) - (importances[a.place] ?? 0))
      .slice(0, MOST_NAMESAKES);
  };
  return {
    bySpan({ named }, isBehind, place) {
      const before = isOneOf(WIDE_PLACES, gazetteer.kind(place))
        ? first.regions
        : first.settlements;
      const end = isBehind ? gazetteer.count : before;
      return mostImportant(named.filter((one) => one.place < end)).some(
        (one) =>
          isIn(one.place, place) || (one.place === place && gazetteer.kind(place) === 'airport'),
      );
    },
    isOtherCountry({ spans, words }, place) {
      const all = spans.find(
        ({ from, to, as }) => from === 0 && to === words.length && as === 'whole',
      );
      if (all === undefined || !all.named.some((one) => one.place < first.regions)) return false;
      if (words.length === 0) return false;
      const isCode = words.length === 1 && (words[0]?.folded.length ?? 0) < SURE_COUNTRY_LETTERS;
      return !isCode && !all.named.some((one) => one.place === place || isIn(one.place, place));
    },
  };
}
