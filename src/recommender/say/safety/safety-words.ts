import type { DangerKind } from '#src/recommender/know/safety/danger.ts';

/** Dangers that follow from figures of the days and the ground, not from the table. */
export type FigureKind =
  | 'altitude'
  | 'deathly-altitude'
  | 'heat'
  | 'cold'
  | 'avalanche'
  | 'cold-water';

/** A note of at most two lines: a lead of a word or two, and a text of at most 140 characters. */
type NoteWords = {
  /** Without one, the row's place is the lead. */
  lead?: string;
  /** `name`: the row's place; empty without one. */
  text: (name: string) => string;
};

/** Kinds whose rows all have a text of their own, or that are no note. */
export const WORDLESS = [
  'healthy-tropics',
  'komodo',
  'jaguar',
  'bison',
  'sharks',
  'sneaker-waves',
  'hot-water',
  'protected-lake',
  'flash-flood',
  'high-water',
  'hot-valley',
  'high-place',
  'law',
] as const;

type Worded = Exclude<DangerKind, (typeof WORDLESS)[number]>;

/** One language's notes on safety. */
export type SafetyWords = {
  kinds: Readonly<Record<Worded, NoteWords>>;
  /** `value`: the metres or degrees that are the cause. */
  figures: Readonly<Record<FigureKind, { lead: string; text: (value: string) => string }>>;
};
