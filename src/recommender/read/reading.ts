import type { LatLng } from '#src/domain/place/location.ts';
import type { Party } from '#src/domain/place/access.ts';
import type { WishKey } from './wish-keys.ts';

/** Facts besides wishes and people on which the packing list depends. */
export const TERMS = [
  'hut',
  /** A camp of furnished tents, such as a safari camp. */
  'camp-with-beds',
  'ship',
  'pack-ice',
  'own-gear',
  'own-tent',
  'camels',
  'falconry',
  'canoe',
  'kayak',
  'night-dive',
  'fly-fishing',
  /** A cycle tour from place to place. */
  'stages',
  /** Children who are carried for a part of the day: under four. */
  'small-children',
  /** Cross-country skiing. */
  'nordic',
  'off-piste',
  'ski-tour',
  /** A class or a club. */
  'school',
  /** Going up a mountain rather than looking at it from below. */
  'ascent',
  /** Climbing as a verb alone: 'climb Mont Blanc' beside 'mountaineering' is no wish for ropes and rock. */
  'to-climb',
  'pram',
  'wheelchair',
  /** Grandparents, pensioners, and whoever walks badly. */
  'older',
  /** A business trip or a conference. */
  'business',
  'honeymoon',
  /** Short, level or gentle ways, and nothing that asks much. */
  'easy-ways',
  /** A weak heart, weak lungs, a baby on its way, or trouble with altitude. */
  'weak-heart',
  /** Afraid of heights. */
  'dizzy',
  /** No long rides: what is near. */
  'short-rides',
  /** They learn it on this trip. */
  'beginners',
  /** The text names the time of the year: winter, the monsoon. */
  'chosen-season',
] as const;

export type Term = (typeof TERMS)[number];

/** One wish in the traveller's text. */
export type Wish = {
  key: WishKey;
  /** The words that name it, as typed. */
  word: string;
  /** Narrower than the key: 'jazz' of 'stage'. Ids of the lexicon, the same in every language. */
  senses: readonly string[];
};

/** A long way or a climb that the text calls by its name. */
export type LongWay = {
  /** 'kungsleden', 'kilimanjaro' */
  id: string;
  kind: 'trek' | 'climb' | 'ice-climb';
  /**
   * Height of the summit of a climb, metres; for a trek that has one, the height of its highest camps
   * (Inca trail 3800); else null.
   */
  metres: number | null;
  /** Its summit, its middle or where it begins; null where the name is that of several. */
  at: LatLng | null;
};

/** The traveller's text as one structure; read once a trip, whatever its language. */
export type Reading = {
  /** Each wish once, in the order of the text. */
  asked: readonly Wish[];
  refused: readonly Wish[];
  /** Indices of the named places that are asked for. */
  places: readonly number[];
  /** Passages that were not understood, as typed; at most four. */
  unread: readonly string[];
  /** Terms that the text names and does not refuse: huts, a ship, skis of one's own. */
  terms: ReadonlySet<Term>;
  /** Terms that the text refuses: 'no huts'. */
  refusedTerms: ReadonlySet<Term>;
  /** Long ways and climbs that the text calls by name and does not refuse. */
  ways: readonly LongWay[];
  children: Children;
  party: Party;
};

export type Children = {
  /**
   * How many of the travellers are children, babies included and teenagers not. At least one traveller is
   * no child, unless there is only one, who speaks of a child.
   */
  count: number;
  babies: number;
  /** Ages in years, in the order of the text: 4 and 7 of 'zwei Kinder, 4 und 7', 0.5 of six months. */
  ages: readonly number[];
  /** Teenagers come along. */
  teens: boolean;
};
