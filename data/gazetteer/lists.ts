import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'lists');

/** Reads a hand-written list: one entry a line, fields between bars, lines with # are comments. */
export async function readList(name: string, folder = FOLDER): Promise<string[][]> {
  const text = await readFile(join(folder, name), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()));
}
