import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { parseEntry } from '#src/recommender/read/lexicon/parse-entry.ts';
import type { Entry } from '#src/recommender/read/lexicon/parse-entry.ts';
import type { List } from './read-lexicon.ts';

/** Regular expressions by list, and those of number words by number. */
type SaidTable = Record<Language, Record<string, string>> & { numbers: Record<string, string> };

/** Umlauts are spelled out in the lists and are not in notes. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ae: '(?:ae|ä)',
  oe: '(?:oe|ö)',
  ue: '(?:ue|ü)',
  ss: '(?:ss|ß)',
  "'": "['’]",
  '*': String.raw`\p{L}*`,
  '#': String.raw`\d+`,
};
const SPELLED = /ae|oe|ue|ss|'|\*|#/gu;
/** What stands between the words of an entry. */
const BETWEEN = String.raw`[\s-]`;

/** The section [said] and the number words as src/domain/language/said.ts reads them. */
export function saidTable(lists: readonly List[]): SaidTable {
  const said = lists.filter(({ section }) => section === 'said');
  const of = (language: Language) =>
    Object.fromEntries(
      said
        .filter((list) => list.language === language)
        .map(({ id, entries }) => [id, patternOf(entries, exceptionsOf(id, said))]),
    );
  const numbers: Record<string, string> = {};
  for (const { id, section, entries } of lists) {
    if (section !== 'numbers') continue;
    numbers[id] = [...(id in numbers ? [numbers[id]] : []), patternOf(entries, '')].join('|');
  }
  const [en, de] = LANGUAGES.map(of);
  return { en: en ?? {}, de: de ?? {}, numbers };
}

/** Those of every language, since a text in one is searched for the words of all. */
function exceptionsOf(id: string, said: readonly List[]): string {
  return said
    .filter((list) => list.id === id)
    .flatMap(({ entries }) => entries)
    .map(({ text }) => ({ text, entry: parseEntry(text) }))
    .filter(({ entry }) => entry.isException)
    .map(({ text, entry }) => entryPattern(text, entry))
    .join('|');
}

/** No word of the list begins where one of its exceptions does: 'winter*' is no 'winter jacket'. */
function patternOf(entries: List['entries'], exceptions: string): string {
  const words = entries
    .map(({ text }) => ({ text, entry: parseEntry(text) }))
    .filter(({ entry }) => !entry.isException)
    .map(({ text, entry }) => entryPattern(text, entry))
    .join('|');
  return exceptions === '' ? words : String.raw`(?!(?:${exceptions})(?!\p{L}))(?:${words})`;
}

/** 'late in the day' and 'first <light|boat>' as a regular expression without what stands beside them. */
function entryPattern(text: string, { slots, isNoun }: Entry): string {
  if (isNoun) throw new Error(`capital letters are not read in [said]: ${text}`);
  const must = slots.findIndex(({ optional }) => !optional);
  return slots
    .map(({ choices, optional }, index) => {
      const runs = choices.map((words) => words.map(wordPattern).join(BETWEEN));
      const slot = runs.length === 1 ? (runs[0] ?? '') : `(?:${runs.join('|')})`;
      if (index < must) return `(?:${slot}${BETWEEN})?`;
      if (index === must) return slot;
      return optional ? `(?:${BETWEEN}${slot})?` : `${BETWEEN}${slot}`;
    })
    .join('');
}

function wordPattern(word: string): string {
  return word.replaceAll(SPELLED, (letters) => SPELLINGS[letters] ?? letters);
}
