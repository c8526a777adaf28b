import type { PLACE_KINDS } from '../kinds/place-kinds.ts';
import type { Names } from '../language/names.ts';

/** The kinds of named places, as the gazetteer, the search list and the recommender know them. */
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A named place near a point. */
export type NamedPlace = {
  names: Names;
  kind: PlaceKind;
  lat: number;
  lng: number;
  /** Inhabitants; null where there are none or they are unknown. */
  population: number | null;
  /** Metres above the sea; null where unknown. */
  elevation: number | null;
  /** From the requested point. */
  distanceKm: number;
  /** 0 = most important within its kind. */
  rank: number;
};
