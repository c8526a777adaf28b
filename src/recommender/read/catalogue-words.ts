import { foldText } from './fold-text.ts';
import { cataloguePhrases } from './lexicon/lexicon.ts';
import { CATALOGUE_WORDS } from './lexicon/lexicon-ids.ts';
import type { CatalogueWord } from './lexicon/lexicon-ids.ts';
import { tokensOf } from './lexicon/tokens.ts';

/** What a name of another catalogue speaks of, in English or German: 'shore' of 'Beach'. */
export function catalogueWordsIn(name: string): CatalogueWord[] {
  const found = new Set(cataloguePhrases()(tokensOf(foldText(name), name)).map(({ id }) => id));
  return CATALOGUE_WORDS.filter((word) => found.has(word));
}
