import { join } from 'node:path';
import * as v from 'valibot';
import { optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const wordsCell = v.pipe(
  v.string(),
  v.transform((text) => text.split(/, */u).join(',')),
);
const addressSchema = v.object({ list: v.string(), words: wordsCell, languages: optionalText });
const kindSchema = v.object({ kinds: v.string(), words: wordsCell });

/** The words of addresses by list, with commas between. */
export async function readAddressWords(): Promise<Record<string, string>> {
  const rows = await readTable(join(import.meta.dirname, 'address-words.txt'), addressSchema);
  return byList(rows.map(({ list, words }) => [list, words] as const));
}

/** Words for kinds of places by kind, with commas between. */
export async function readKindWords(): Promise<Record<string, string>> {
  const rows = await readTable(join(import.meta.dirname, 'kind-words.txt'), kindSchema);
  return byList(rows.map(({ kinds, words }) => [kinds, words] as const));
}

function byList(rows: readonly (readonly [list: string, words: string])[]) {
  const all: Record<string, string> = {};
  for (const [list, words] of rows) all[list] = [all[list] ?? [], words].flat().join(',');
  return all;
}
