import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { lexiconSchema } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import type { Lexicon } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import { lexiconFaults } from './lexicon-faults.ts';
import { readLexicon } from './read-lexicon.ts';
import type { List, Section } from './read-lexicon.ts';
import { readWays } from './read-ways.ts';

const FILE = 'src/recommender/read/lexicon/lexicon.json';

/** Writes the words of both languages for the reader of wishes; README.md beside this file has the form. */
export async function buildLexicon(): Promise<void> {
  const lexicon = await lexiconOf(await readLexicon());
  await writeFile(FILE, `${JSON.stringify(lexicon, null, 1)}\n`);
  console.log(`lexicon: ${Object.keys(lexicon.wishes).length} lists of wishes`);
}

/** Throws with all faults of the lists. */
export async function lexiconOf(lists: readonly List[]): Promise<Lexicon> {
  const faults = lexiconFaults(lists);
  if (faults.length > 0) throw new Error(`the lexicon has faults:\n${faults.join('\n')}`);
  const section = (name: Section) => merged(lists.filter((list) => list.section === name));
  return v.parse(lexiconSchema, {
    wishes: section('wishes'),
    notes: section('notes'),
    negation: section('negation'),
    people: section('people'),
    numbers: section('numbers'),
    terms: section('terms'),
    ways: await readWays(),
    plain: (section('plain')[''] ?? '').replaceAll(',', ''),
    typos: (section('typos')[''] ?? '').replaceAll(',', ''),
  });
}

/** The words of all languages together, each once. */
function merged(lists: readonly List[]): Record<string, string> {
  const all: Record<string, Set<string>> = {};
  for (const { id, entries } of lists) {
    const words = (all[id] ??= new Set());
    for (const { text } of entries) words.add(text);
  }
  return Object.fromEntries(Object.entries(all).map(([id, words]) => [id, [...words].join(', ')]));
}
