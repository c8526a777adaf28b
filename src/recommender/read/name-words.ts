import { namePhrases } from './lexicon/lexicon.ts';
import type { NameWord } from './lexicon/lexicon-ids.ts';

/** By word: hundreds of names are compared for a trip, and most share their words. */
const known = new Map<string, ReadonlySet<string>>();

/** Whether many names share this folded word, so that it alone tells none of them. */
export function isNameWord(list: NameWord, word: string): boolean {
  const lists = known.get(word) ?? listsWith(word);
  known.set(word, lists);
  return lists.has(list);
}

function listsWith(word: string): ReadonlySet<string> {
  const token = { text: word, start: 0, end: word.length, joined: false, noun: false };
  return new Set(namePhrases()([token]).map(({ id }) => id));
}
