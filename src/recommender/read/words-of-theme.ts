import { wishEntries } from './lexicon/lexicon.ts';
import { parseEntry } from './lexicon/parse-entry.ts';
import type { Slot } from './lexicon/parse-entry.ts';
import type { ThemeId } from './wish-keys.ts';

/** The words of a theme as regular expressions for folded lower-case text. */
export function wordsOfTheme(key: ThemeId): string[] {
  return wishEntries(key)
    .map(parseEntry)
    .filter(({ isException }) => !isException)
    .map(({ slots }) => slots.reduce(withSlot, ''));
}

function withSlot(before: string, { choices, optional }: Slot): string {
  const choice = choices.map((words) => words.map(patternOf).join('[ -]')).join('|');
  const space = before === '' ? '' : '[ -]';
  if (!optional) return `${before}${space}(?:${choice})`;
  return before === '' ? before : `${before}(?:${space}(?:${choice}))?`;
}

function patternOf(word: string): string {
  return word === '#' ? String.raw`\d+` : word.replaceAll('*', String.raw`\w*`);
}
