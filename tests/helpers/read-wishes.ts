import { readText } from '#src/recommender/read/read-text.ts';
import type { Reading } from '#src/recommender/read/reading.ts';

/** The reading of a text of two travellers; `names` are those of places that it may name. */
export function readWishes(text: string, names: readonly (readonly string[])[] = []): Reading {
  return readText(text, { names, travelers: 2 });
}
