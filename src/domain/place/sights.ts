import type { SIGHT_KINDS } from '../kinds/sight-kinds.ts';
import type { Names } from '../language/names.ts';

/** Kinds of sights, as the data pack, the recommender, the icons and the texts know them. */
export type SightKind = (typeof SIGHT_KINDS)[number];

/** Conditions for a visit to a sight, as rules use them. */
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

/** How a sight and the way to it suit a small child, a pram, a wheelchair, stiff knees. */
export const SIGHT_ACCESS = [
  /** Hands are needed: rock steps, ladders, chains, a climb over boulders. */
  'scramble',
  /** A hundred steps and more, and no lift, for what one comes for. */
  'steps',
  /** An hour and more on foot, there and back. */
  'walk',
  /** A drop beside the path or at the view without a railing, where a child is held by the hand. */
  'edge',
  /** One goes into water that is cold in every month, or swims in surf or current. */
  'cold-water',
  /** An hour and more without shade. */
  'no-shade',
  /** No way for a pram: sand, stones, stairs, a boat with steps, a narrow path. */
  'no-pram',
  /** The main thing can be seen from a wheelchair, without help. */
  'step-free',
  /** A lift, a railway or a road leads within an hour or two into thin air, at about 2,500 metres and more. */
  'thin-air',
] as const;

export type SightAccess = (typeof SIGHT_ACCESS)[number];

/** The longest ways take half a year of walking. */
export const MOST_HOURS = 5000;

/** 1 is world-famous, 2 widely known, 3 and 4 are known in the region. */
export const FAMES = [1, 2, 3, 4] as const;

export type Fame = (typeof FAMES)[number];

/** A sentence or two about one sight, written by hand for it. */
export type SightNote = {
  text: string;
  /** When to be there: 'Before nine, when the coaches come'. Empty where it does not matter. */
  when: string;
  /** The effort or condition for a visit, for example '300 steps, no lift'. Empty where there is none. */
  asks: string;
};

/** The fields of a sight that the map's card shows. */
export type SightDetails = Pick<Sight, 'kind' | 'hours' | 'months'> & {
  name: string;
  /** Null for most sights. */
  note: SightNote | null;
};

/** A named sight near a point. */
export type Sight = {
  /** The same in every language and, while its name stays, in every version of the data. */
  id: string;
  names: Names;
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
  access: readonly SightAccess[];
  /** Tags of its names and notes that a wish may look for: 'ruins', 'stage/jazz', 'food'. */
  tags: readonly string[];
  /** Whether somebody wrote a note about it. */
  isWritten: boolean;
};
