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
  /** Islands of 400 square kilometres and more: a land of its own, no single spot. */
  'large-island',
  /** A wide group of islands: its middle says little about its parts. */
  'archipelago',
  'beach',
  /** A protected area that is mostly sea or scattered islets. */
  'marine-park',
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A named place near a point. */
export type NamedPlace = {
  name: string;
  kind: PlaceKind;
  lat: number;
  lng: number;
  /** Inhabitants; null for what has none or where not known. */
  population: number | null;
  /** Metres above the sea; null where not known. */
  elevation: number | null;
  /** From the asked point. */
  distanceKm: number;
  /** 0 = most important within its kind. */
  rank: number;
};
