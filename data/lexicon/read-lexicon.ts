import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';

const SECTIONS = [
  ...(['wishes', 'notes', 'negation', 'people', 'numbers', 'terms'] as const),
  ...(['names', 'catalogue', 'said'] as const),
] as const;
/** Words between spaces instead of lists. */
const WORD_SECTIONS = ['plain', 'typos'] as const;

/** Pieces that entries have in common: '{watching}'. */
const PARTS = 'parts';

export type Section = (typeof SECTIONS)[number] | (typeof WORD_SECTIONS)[number] | typeof PARTS;

const ALL: readonly Section[] = [PARTS, ...SECTIONS, ...WORD_SECTIONS];

/** One list of a file: the words of an id. */
export type List = {
  language: Language;
  section: Section;
  /** Empty in the sections of plain words. */
  id: string;
  entries: readonly { text: string; line: number }[];
};

/** The lists of en.txt and de.txt. Throws where the form of a file is broken, naming file and line. */
export async function readLexicon(): Promise<List[]> {
  const files = await Promise.all(
    LANGUAGES.map(async (language) => {
      const text = await readFile(join(import.meta.dirname, `${language}.txt`), 'utf8');
      return listsOf(text, language);
    }),
  );
  return files.flat();
}

export function listsOf(text: string, language: Language): List[] {
  const lists: {
    language: Language;
    section: Section;
    id: string;
    entries: List['entries'][number][];
  }[] = [];
  let section: Section | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const number = index + 1;
    const fail = (what: string) => new Error(`${language}.txt:${number}: ${what}`);
    if (line.trim() === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/u.exec(line)?.[1];
    if (heading !== undefined) {
      section = sectionNamed(heading);
      if (section === null) throw fail(`no section ${heading}`);
      continue;
    }
    if (section === null) throw fail('words before the first section');
    const isWords = WORD_SECTIONS.some((name) => name === section);
    const named = isWords || line.startsWith(' ') ? null : /^([^:,]+): *(.*)$/u.exec(line);
    if (named !== null) lists.push({ language, section, id: named[1] ?? '', entries: [] });
    if (isWords && lists.at(-1)?.section !== section) {
      lists.push({ language, section, id: '', entries: [] });
    }
    const list = lists.at(-1);
    if (list?.section !== section || (named === null && !isWords && !line.startsWith(' '))) {
      throw fail(`no id: ${line}`);
    }
    const words = (named?.[2] ?? line).split(isWords ? ' ' : ',').map((word) => word.trim());
    list.entries.push(
      ...words.filter((word) => word !== '').map((word) => ({ text: word, line: number })),
    );
  }
  return withParts(lists);
}

function withParts(lists: readonly List[]): List[] {
  const parts = lists.filter(({ section }) => section === PARTS);
  const filled = (text: string) =>
    parts.reduce(
      (rest, { id, entries }) => rest.replaceAll(`{${id}}`, entries[0]?.text ?? ''),
      text,
    );
  return lists
    .filter(({ section }) => section !== PARTS)
    .map(({ language, section, id, entries }) => ({
      language,
      section,
      id,
      entries: entries.map(({ text, line }) => ({ text: filled(text), line })),
    }));
}

function sectionNamed(name: string): Section | null {
  return ALL.find((section) => section === name) ?? null;
}
