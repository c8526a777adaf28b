import { plainWords } from './lexicon/lexicon.ts';

/**
 * Whether a folded word carries no wish of its own: grammar, time, people, praise, and what travellers
 * say around a wish. Numbers and single letters carry none either. A word that is neither plain nor part
 * of a wish is named as not understood.
 */
export function isPlainWord(word: string): boolean {
  return word.length < 2 || /^\d/u.test(word) || plainWords().has(word);
}
