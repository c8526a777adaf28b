import { lazily } from './lazily.ts';
import { lexicon } from './lexicon-table.ts';
import { phraseFinder } from './phrase-finder.ts';
import type { PhraseFinder, Phrases } from './phrase-finder.ts';

/*
 * The words of all languages, always read together: a German speaker may type English words, and the
 * language of the page says nothing about the text. Compiled when the first text is read.
 */
export const wishPhrases = lazily(() => phraseFinder(listsOf(lexicon().wishes)));
export const notePhrases = lazily(() => phraseFinder(listsOf(lexicon().notes)));
export const termPhrases = lazily(() => phraseFinder(listsOf(lexicon().terms)));
export const peoplePhrases = lazily(() => phraseFinder(listsOf(lexicon().people)));
export const numberPhrases = lazily(() => phraseFinder(listsOf(lexicon().numbers)));
export const namePhrases = lazily(() => phraseFinder(listsOf(lexicon().names)));
export const cataloguePhrases = lazily(() => phraseFinder(listsOf(lexicon().catalogue)));
export const wayPhrases = lazily(() =>
  phraseFinder(lexicon().ways.map(({ id, names }) => ({ id, entries: names }))),
);
export const cuePhrases = lazily(cueFinder);
export const plainWords = lazily(() => new Set(lexicon().plain.split(' ')));
export const typedWords = lazily(() => lexicon().typos.split(' '));
export const knownWays = lazily(() => lexicon().ways);

function listsOf(lists: Readonly<Record<string, string>>): Phrases[] {
  return Object.entries(lists).map(([id, entries]) => ({ id, entries }));
}

/** Adds the soft cues, which negate a quality and no wish: 'no long hikes', 'not too hard'. */
function cueFinder(): PhraseFinder {
  const { negation } = lexicon();
  const choice = (list: string) => (negation[list] ?? '').replaceAll(', ', '|');
  const before = `<${choice('soft-before')}> (${choice('soft-between')})`;
  return phraseFinder([
    ...listsOf(negation),
    { id: 'soft', entries: `${before} <${choice('qualities')}>` },
    { id: 'soft-too', entries: `${before} <${choice('too')}>` },
  ]);
}
