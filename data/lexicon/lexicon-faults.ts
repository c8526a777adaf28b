import { LANGUAGES } from '#src/domain/language/language.ts';
import { SAID_LISTS } from '#src/domain/language/said-lists.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import { parseEntry } from '#src/recommender/read/lexicon/parse-entry.ts';
import { TERMS } from '#src/recommender/read/reading.ts';
import {
  CATALOGUE_WORDS,
  CUES,
  NAME_WORDS,
  NOTE_TAGS,
  PEOPLE,
} from '#src/recommender/read/lexicon/lexicon-ids.ts';
import { isWishKey, THEME_ACTIVITY } from '#src/recommender/read/wish-keys.ts';
import type { List, Section } from './read-lexicon.ts';

/** Ids that a section has in every language; of the wishes also with a sense: 'stage/jazz'. */
const IDS: Readonly<Partial<Record<Section, readonly string[]>>> = {
  wishes: [...ACTIVITY_NAMES, ...Object.keys(THEME_ACTIVITY)],
  notes: NOTE_TAGS,
  negation: CUES,
  people: PEOPLE,
  terms: TERMS,
  names: NAME_WORDS,
  catalogue: CATALOGUE_WORDS,
  said: SAID_LISTS,
};

/** Words that are missing, unknown, twice or unreadable; one line each, with file and line where there is one. */
export function lexiconFaults(lists: readonly List[]): string[] {
  return [
    ...lists.flatMap(unreadable),
    ...lists.flatMap(unknown),
    ...missing(lists),
    ...twice(lists.filter(({ section }) => section === 'wishes')),
  ];
}

function unreadable({ language, section, entries }: List): string[] {
  if (section === 'plain' || section === 'typos') return [];
  return entries.flatMap(({ text, line }) => {
    try {
      parseEntry(text);
      return [];
    } catch (error) {
      return [`${language}.txt:${line}: cannot read “${text}”: ${String(error)}`];
    }
  });
}

function unknown({ language, section, id, entries }: List): string[] {
  const line = entries[0]?.line ?? 0;
  if (entries.length === 0) return [`${language}.txt: [${section}] ${id} has no words`];
  if (section === 'numbers') {
    return /^\d+$/u.test(id) ? [] : [`${language}.txt:${line}: no number ${id}`];
  }
  const ids = IDS[section];
  const isKnown = ids === undefined || ids.includes(baseOf(section, id));
  return isKnown ? [] : [`${language}.txt:${line}: unknown id “${id}” in [${section}]`];
}

/** Every id has words in every language; of a wish those of its senses count. */
function missing(lists: readonly List[]): string[] {
  return Object.entries(IDS).flatMap(([section, ids]) =>
    LANGUAGES.flatMap((language) => {
      const there = new Set(
        lists
          .filter((list) => list.language === language && list.section === section)
          .map((list) => baseOf(list.section, list.id)),
      );
      return ids
        .filter((id) => !there.has(id))
        .map((id) => `${language}.txt: [${section}] ${id} is missing`);
    }),
  );
}

/** A word that two wishes claim; the second would never be read. */
function twice(lists: readonly List[]): string[] {
  const first = new Map<string, { key: string; where: string }>();
  const faults: string[] = [];
  for (const { language, section, id, entries } of lists) {
    const key = baseOf(section, id);
    for (const { text, line } of entries) {
      for (const phrase of phrasesOf(text)) {
        const known = first.get(phrase);
        const where = `${language}.txt:${line}`;
        if (known === undefined) first.set(phrase, { key, where });
        else if (known.key !== key) {
          faults.push(
            `${where}: “${phrase}” of ${key} is in ${known.key} as well (${known.where})`,
          );
        }
      }
    }
  }
  return faults;
}

/** All phrases that an entry stands for; none of an exception or a broken one. */
function phrasesOf(text: string): string[] {
  try {
    const { slots, isException, isNoun } = parseEntry(text);
    if (isException || isNoun) return [];
    return slots.reduce<string[]>(
      (phrases, { choices, optional, beside }) =>
        phrases.flatMap((phrase) => [
          ...(optional ? [phrase] : []),
          ...choices.map((words) => `${phrase} ${beside ? '…' : ''}${words.join(' ')}`),
        ]),
      [''],
    );
  } catch {
    return [];
  }
}

function baseOf(section: Section, id: string): string {
  const base = id.slice(0, id.indexOf('/'));
  return section === 'wishes' && id.includes('/') && isWishKey(base) ? base : id;
}
