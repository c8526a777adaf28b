import { numberPhrases, peoplePhrases } from '../lexicon/lexicon.ts';
import type { Token } from '../lexicon/tokens.ts';

/** Words of a text with what each says of people. */
export type PeopleWords = {
  tokens: readonly Token[];
  /** The ids of the lists of people whose entries end at a word. */
  idsAt: (index: number) => ReadonlySet<string>;
  /** The number that a word is; null for another word. */
  numberAt: (index: number) => number | null;
  /** The number that a word begins with: 'vierjährige'; null for another word. */
  numberIn: (word: string) => number | null;
};

export function peopleWords(tokens: readonly Token[]): PeopleWords {
  const ids = tokens.map(() => new Set<string>());
  // A phrase of several words counts at its last.
  for (const { id, to } of peoplePhrases()(tokens)) ids[to - 1]?.add(id);
  const numbers = new Map<number, number>();
  for (const { id, from } of numberPhrases()(tokens)) numbers.set(from, Number(id));
  const none = new Set<string>();
  return {
    tokens,
    idsAt: (index) => ids[index] ?? none,
    numberAt: (index) => {
      const text = tokens[index]?.text ?? '';
      return /^\d{1,2}$/u.test(text) ? Number(text) : (numbers.get(index) ?? null);
    },
    numberIn: numberAtStart,
  };
}

/** The number that is joined to what it counts: 'vierjaehrige', 'fuenfkoepfig'; null without one. */
function numberAtStart(word: string): number | null {
  for (let length = word.length - 1; length > 0; length -= 1) {
    const text = word.slice(0, length);
    const [found] = numberPhrases()([{ text, start: 0, end: length, joined: false, noun: false }]);
    if (found !== undefined) return Number(found.id);
  }
  return null;
}
