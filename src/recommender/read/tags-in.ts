import { foldText } from './fold-text.ts';
import { notePhrases, wishPhrases } from './lexicon/lexicon.ts';
import type { Found } from './lexicon/phrase-finder.ts';
import { tokensOf } from './lexicon/tokens.ts';
import { isActivityName } from './activity-names.ts';
import { isByNote } from './tags-for.ts';

/**
 * The tags of a text about a sight, in either language: themes ('ruins'), senses of themes ('stage/jazz')
 * and ids of the lists of notes ('food', 'on-foot'). Sorted, each once.
 */
export function tagsIn(text: string): string[] {
  const tokens = tokensOf(foldText(text), text);
  const found = wishPhrases()(tokens);
  // The longer of two phrases counts: 'sea lions' are no lions.
  const wishes = found.filter((one) => !found.some((other) => isWithin(one, other)));
  const themes = wishes.map(({ id }) => id).filter((id) => !isActivityName(keyOf(id)));
  const notes = notePhrases()(tokens).map(({ id }) => id);
  return [...new Set([...themes.flatMap(withKey), ...notes])].toSorted();
}

/** The tags of a wish or sense: 'ruins/roman' gives 'ruins' as well. */
function withKey(id: string): string[] {
  return [keyOf(id), id].filter((tag) => tag.includes('/') || isByNote(tag));
}

function keyOf(id: string): string {
  return id.split('/')[0] ?? id;
}

function isWithin(one: Found, other: Found): boolean {
  return other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
}
