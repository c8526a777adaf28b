// Generated from data/kinds/places.txt by `npm run data -- <folder> kinds`: change that file.

/** In the order of their numbers in the data. */
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
  'large-island',
  'archipelago',
  'beach',
  'marine-park',
  'airport',
] as const;

/** People live there close together. */
export const SETTLEMENT_PLACES = ['capital', 'city', 'town', 'village'] as const;

/** So large that two sources may put it far apart. */
export const VAST_PLACES = ['country', 'region', 'range', 'desert', 'plain', 'sea'] as const;

/** Its middle is no substitute for a place in it or beside it. */
export const NO_SUBSTITUTE_PLACES = ['country', 'region', 'sight', 'airport'] as const;
