import type { Wish } from './wish.ts';

/** What a text may speak of besides wishes, and what the packing list asks of it. */
const TERMS = [
  'hut',
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
  /** A tour by bicycle from place to place. */
  'stages',
  'small-children',
  'nordic',
  'off-piste',
  'ski-tour',
  'school',
  'ascent',
] as const;

export type Term = (typeof TERMS)[number];

export type LongWay = {
  /** 'kungsleden', 'kilimanjaro' */
  id: string;
  kind: 'trek' | 'climb' | 'ice-climb';
  /** Height of the summit, of a trek that of its highest camps, metres; null where the ground says it. */
  metres: number | null;
};

/** What the traveller's text says; read once a trip, whatever its language. */
export type Reading = {
  /** Each wish once, in the order of the text. */
  asked: readonly Wish[];
  refused: readonly Wish[];
  /** Indices of the named places that are asked for. */
  places: readonly number[];
  /** Passages that mean nothing to us, as typed. */
  unread: readonly string[];
  /** What else it speaks of and does not refuse: huts, a ship, skis of one's own. */
  terms: ReadonlySet<Term>;
  refusedTerms: ReadonlySet<Term>;
  /** Long ways and climbs that it calls by name. */
  ways: readonly LongWay[];
  children: {
    /** How many of the travellers are children, babies included; teenagers are not counted. */
    count: number;
    babies: number;
    /** Ages that are said, in the order of the text. */
    ages: readonly number[];
    teens: boolean;
  };
};
