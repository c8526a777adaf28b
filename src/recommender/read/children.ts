import { readText } from './read-text.ts';

const MANY = 99;

/** How many children travel along by the traveller's words; 0 where nobody speaks of children. */
export function childrenIn(words: string, travelers: number): number {
  return readText(words, { names: [], travelers }).children.count;
}

/** How many of them are babies. */
export function babiesIn(words: string): number {
  return readText(words, { names: [], travelers: MANY }).children.babies;
}
