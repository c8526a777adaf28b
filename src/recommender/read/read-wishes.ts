import { readText } from './read-text.ts';
import type { Wish } from './wish.ts';

/** What the traveller's text says, each wish once, in the order of the text. */
export type Wishes = {
  asked: Wish[];
  refused: Wish[];
  /** Indices of the named places that are asked for. */
  places: number[];
  /** Passages that mean nothing to us, as typed. */
  unread: string[];
};

/** The wishes of a reading; `places` has all names of each place that the text may name. */
export function readWishes(
  preferences: string,
  places: readonly (readonly string[])[] = [],
): Wishes {
  const reading = readText(preferences, { names: places, travelers: 1 });
  return {
    asked: reading.asked.map(({ key, word }) => ({ key, word })),
    refused: reading.refused.map(({ key, word }) => ({ key, word })),
    places: [...reading.places],
    unread: [...reading.unread],
  };
}
