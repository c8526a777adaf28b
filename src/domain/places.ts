import type { Names } from './names.ts';

/** The kinds of named places, as the gazetteer, the search list and the recommender know them. */
export const PLACE_KINDS = [
  'capital',
  'city',
  'town',
  'village',
  'country',
  'region',
  'peak',
  'range',
  'island',
  'lake',
  'fjord',
  'bay',
  'cape',
  'desert',
  'plain',
  'valley',
  'waterfall',
  'coast',
  'sea',
  'national-park',
  'heritage-cultural',
  'heritage-natural',
  'sight',
  /** Islands of 400 square kilometres and more: too large to be a single place. */
  'large-island',
  /** A wide group of islands: its centre says little about its parts. */
  'archipelago',
  'beach',
  /** A protected area that is mostly sea or scattered islets. */
  'marine-park',
  /** Found by its code and name; lies in or near the place that it serves. */
  'airport',
] as const;

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
