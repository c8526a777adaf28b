import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rows of a hand-written list of lists/ by their country: fields between bars, # comments. */
export async function readList(name: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(import.meta.dirname, 'lists', name), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()));
  return new Map(rows.map(([country = '', ...fields]) => [country, fields]));
}

/** 'A B  C' as its words; none for an empty field. */
export function wordsOf(field = ''): string[] {
  return field.split(' ').filter((word) => word !== '');
}
