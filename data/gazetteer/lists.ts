import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a hand-written list: one entry a line, fields between bars, lines with # are comments. */
export async function readList(name: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'lists', name), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()));
}
