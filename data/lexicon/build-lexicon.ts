import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { lexiconSchema } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import type { Lexicon } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import { parseEntry } from '#src/recommender/read/lexicon/parse-entry.ts';
import { lexiconFaults } from './lexicon-faults.ts';
import { readLexicon } from './read-lexicon.ts';
import type { List, Section } from './read-lexicon.ts';
import { readWays } from './read-ways.ts';
import { saidTable } from './said-table.ts';

const FILE = 'src/recommender/read/lexicon/lexicon.json';
const SAID_FILE = 'src/domain/language/said.json';

/** Writes the words of both languages for those who read wishes and notes; README.md beside this file has the form. */
export async function buildLexicon(): Promise<void> {
  const lists = await readLexicon();
  const lexicon = await lexiconOf(lists);
  await writeFile(FILE, `${JSON.stringify(lexicon, null, 2)}\n`);
  await writeFile(SAID_FILE, `${JSON.stringify(saidTable(lists), null, 2)}\n`);
  console.log(`lexicon: ${Object.keys(lexicon.wishes).length} lists of wishes`);
}

/** Throws with all faults of the lists. */
export async function lexiconOf(lists: readonly List[]): Promise<Lexicon> {
  const faults = lexiconFaults(lists);
  if (faults.length > 0) throw new Error(`the lexicon has faults:\n${faults.join('\n')}`);
  const section = (name: Section) => merged(lists.filter((list) => list.section === name));
  const words = (name: Section) => {
    const all = lists.filter((list) => list.section === name).flatMap(({ entries }) => entries);
    return [...new Set(all.map(({ text }) => text))].join(' ');
  };
  return v.parse(lexiconSchema, {
    wishes: section('wishes'),
    notes: section('notes'),
    negation: section('negation'),
    people: section('people'),
    numbers: section('numbers'),
    terms: section('terms'),
    names: section('names'),
    catalogue: section('catalogue'),
    ways: await readWays(),
    plain: words('plain'),
    typos: words('typos'),
  });
}

/** The words of all languages together, each once, with the endings of single words spelled out. */
function merged(lists: readonly List[]): Record<string, string> {
  const all: Record<string, Set<string>> = {};
  for (const { id, entries } of lists) {
    const words = (all[id] ??= new Set());
    for (const { text } of entries) for (const word of spelledOut(text)) words.add(word);
  }
  return Object.fromEntries(Object.entries(all).map(([id, words]) => [id, [...words].join(', ')]));
}

/** 'hik<e|es>' as 'hike' and 'hikes', which a phone reads faster. */
function spelledOut(entry: string): string[] {
  const { slots, isException, isNoun } = parseEntry(entry);
  const [slot] = slots;
  if (slots.length > 1 || slot === undefined || isException || isNoun) return [entry];
  return slot.choices.map((words) => words.join(' '));
}
