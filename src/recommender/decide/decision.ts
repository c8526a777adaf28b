import type { ConditionType } from '#src/domain/trip/recommendation.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ListLine } from './equipment/list-lines.ts';
import type { Occasion } from './equipment/occasion.ts';
import type { Choice } from './ideas/choice.ts';
import type { DecidedNote } from './safety/safety-notes.ts';
import type { NotUnderstood } from './wishes/not-understood.ts';
import type { UnmetWish } from './wishes/unmet-wishes.ts';

/** An idea or a sight of the plan, with ids of the products to take there. */
export type PlannedIdea = {
  choice: Choice;
  products: readonly string[];
  /** The way there leads across the sea or a lake. */
  isAcrossWater: boolean;
};

/** A plan without words: decided once, and said in each language. */
export type Decision = {
  facts: TripFacts;
  conditions: readonly ConditionType[];
  occasion: Occasion;
  /** `offered` counts the products that it was chosen from. */
  list: { lines: readonly ListLine[]; offered: number };
  ideas: readonly PlannedIdea[];
  unmet: readonly UnmetWish[];
  notUnderstood: NotUnderstood | null;
  safety: readonly DecidedNote[];
};
