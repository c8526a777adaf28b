import type { FigureKind } from '#src/recommender/decide/safety/note-rules.ts';
import type { DangerKind, WORDLESS } from '#src/recommender/know/safety/danger.ts';

/** A note of at most two lines: a lead of a word or two, and a text of at most 140 characters. */
type NoteWords = {
  /** Without one, the row's place is the lead. */
  lead?: string;
  /** `name`: the row's place; empty without one. */
  text: (name: string) => string;
};

type Worded = Exclude<DangerKind, (typeof WORDLESS)[number]>;

/** One language's notes on safety. */
export type SafetyWords = {
  kinds: Readonly<Record<Worded, NoteWords>>;
  /** `value`: the metres or degrees that are the cause. */
  figures: Readonly<Record<FigureKind, { lead: string; text: (value: string) => string }>>;
};
