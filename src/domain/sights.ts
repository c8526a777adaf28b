/** Kinds of sights, as the data pack, the recommender, the icons and the texts know them. */
export const SIGHT_KINDS = [
  'waterfall',
  'volcano',
  'hot-spring',
  'cave',
  'gorge',
  'glacier',
  'beach',
  'coast',
  'viewpoint',
  /** A mountain: as an aim only for those who may climb it, else to look at. */
  'summit',
  'rock',
  'island',
  'lake',
  'river',
  'valley',
  'forest',
  'desert',
  'park',
  'garden',
  'heritage',
  'ruin',
  'castle',
  'palace',
  'monument',
  'temple',
  'museum',
  'quarter',
  'square',
  'market',
  'bridge',
  'village',
  'theatre',
  'bath',
  'winery',
  'ski-area',
  'trail',
  'cycle-route',
  'scenic-road',
  'railway',
  'cable-car',
  'boat-trip',
  'whale-watching',
  'turtle-beach',
  'birding',
  'wildlife',
  'dark-sky',
  'dive-site',
  'surf-spot',
  'climbing-area',
  'via-ferrata',
  'rafting',
  'christmas-market',
  'lighthouse',
  'zoo',
  'theme-park',
  'extreme-point',
] as const;

export type SightKind = (typeof SIGHT_KINDS)[number];

/** Kinds that are under a roof, or where one is wet anyhow: something for a day of rain. */
export const UNDER_A_ROOF: ReadonlySet<string> = new Set<SightKind>([
  ...(['museum', 'palace', 'temple', 'theatre', 'market', 'bath', 'hot-spring', 'cave'] as const),
  ...(['castle', 'zoo'] as const),
]);

/** What a sight needs or asks of whoever goes, as rules use it. */
export const SIGHT_NEEDS = [
  /** Rope and skill: climbers only. */
  'climb',
  /** A mountain top on foot, without a rope: for fit adults, in summer. */
  'summit',
  /** Five hours on foot and more. */
  'long-walk',
  'boat',
  /** One goes there to bathe. */
  'bathing',
  'snow',
  'guide',
  'booking',
  /** Not for small children. */
  'adults',
] as const;

export type SightNeed = (typeof SIGHT_NEEDS)[number];

/** 1 is world-famous, 2 widely known, 3 and 4 are known in the region. */
export const FAMES = [1, 2, 3, 4] as const;

export type Fame = (typeof FAMES)[number];

/** A sentence or two about one sight, written by hand for it. */
export type SightNote = {
  text: string;
  /** When to be there: 'Before nine, when the coaches come'. Empty where it does not matter. */
  when: string;
  /** What it asks: '300 steps, no lift'. Empty where it asks nothing. */
  asks: string;
};

/** What the map's card says of a sight. */
export type SightDetails = Pick<Sight, 'name' | 'kind' | 'hours' | 'months' | 'note'>;

/** A named sight near a point. */
export type Sight = {
  /** The same in every language and, while its name stays, in every version of the data. */
  id: string;
  name: string;
  kind: SightKind;
  /** Where one goes to: the gate, the viewpoint, the best point of an area. */
  lat: number;
  lng: number;
  /** ISO 3166 alpha-2 codes of the countries it lies in. */
  countries: readonly string[];
  fame: Fame;
  /** From the requested point to the nearest edge of its area; 0 within it. */
  distanceKm: number;
  /**
   * Metres of height of a summit, volcano, waterfall, gorge; metres of descent of a ski area;
   * kilometres of a trail, road, railway; null for other kinds and where unknown.
   */
  size: number | null;
  /** Months 1..12 in which it is worth going; empty for all. */
  months: readonly number[];
  /** Hours there; null where unknown. */
  hours: number | null;
  needs: readonly SightNeed[];
  /** What its names and notes say that a wish may look for: 'ruins', 'stage/jazz', 'food'. */
  tags: readonly string[];
  /** Null for most sights. */
  note: SightNote | null;
};
