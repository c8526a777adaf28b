// Generated from data/kinds/places.txt by `npm run data -- <folder> kinds`: change that file.

/** Large enough for sights of its own. */
export const TOWN_PLACES = ['capital', 'city', 'town'] as const;

/** A large town. */
export const CITY_PLACES = ['capital', 'city'] as const;

/** Land with water around it. */
export const ISLAND_PLACES = ['island', 'large-island', 'archipelago'] as const;

/** A division of the world by people. */
export const DIVISION_PLACES = ['country', 'region'] as const;

/** Protected for its nature. */
export const PARK_PLACES = ['national-park', 'heritage-natural', 'marine-park'] as const;

/** Other places lie in it. */
export const WIDE_PLACES = [
  'country',
  'region',
  'range',
  'desert',
  'plain',
  'valley',
  'coast',
  'sea',
  'large-island',
  'archipelago',
] as const;

/** Names a point far from settlements. */
export const LANDSCAPE_PLACES = [
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
  'national-park',
  'large-island',
  'archipelago',
  'beach',
] as const;

/** Seen from a town, where one stays. */
export const VISITED_PLACES = ['heritage-cultural', 'heritage-natural', 'sight'] as const;

/** No place to stay at. */
export const NO_STOP_PLACES = ['country', 'region', 'sea', 'airport'] as const;

/** Great enough to name a point within a city. */
export const LANDMARK_PLACES = ['peak', 'cape', 'waterfall'] as const;

/** An area that lists have under a longer name: 'Old Town of Galle' around Galle Fort. */
export const LISTED_AREA_PLACES = [
  'national-park',
  'heritage-cultural',
  'heritage-natural',
  'beach',
  'marine-park',
] as const;

/** Looked for in the traveller's words. */
export const NAMED_PLACES = [
  'capital',
  'city',
  'town',
  'peak',
  'range',
  'island',
  'lake',
  'fjord',
  'bay',
  'cape',
  'desert',
  'valley',
  'waterfall',
  'coast',
  'national-park',
  'heritage-cultural',
  'heritage-natural',
  'sight',
  'large-island',
  'archipelago',
  'beach',
  'marine-park',
] as const;

/** On the water or its edge, where the outlines of countries end. */
export const SEA_EDGE_PLACES = [
  'island',
  'fjord',
  'bay',
  'cape',
  'coast',
  'sea',
  'large-island',
  'archipelago',
  'beach',
  'marine-park',
] as const;

/** Sea or a lake. */
export const OPEN_WATER_PLACES = ['lake', 'fjord', 'bay', 'coast', 'beach'] as const;

/** The water itself: nobody is told that it lies across the water. */
export const IS_WATER_PLACES = ['lake', 'fjord', 'bay', 'coast', 'sea', 'marine-park'] as const;

/** Bathed at only where it is known for bathing. */
export const SHORE_PLACES = ['island', 'lake', 'bay', 'coast', 'beach'] as const;

/** May lie in a circle of data/regions/bathing-waters.txt. */
export const BATHING_WATER_PLACES = ['island', 'lake', 'bay'] as const;

/** Concerned by dangers to those who walk. */
export const ON_FOOT_PLACES = ['national-park', 'heritage-natural'] as const;
