import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** A row of a table as written, and where: 'auroras.txt:8'. */
export type WrittenRow = { at: string; fields: readonly string[] };

/** The text of a table, and its rows: fields between bars, without empty lines and # comments. */
export async function writtenRows(path: string): Promise<{ text: string; rows: WrittenRow[] }> {
  const text = await readFile(path, 'utf8');
  const rows = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const fields = line.split('|').map((field) => field.trim());
    return [{ at: `${basename(path)}:${index + 1}`, fields }];
  });
  return { text, rows };
}

/** The result of `read` for a row. Throws what it throws, with the file and the line in front. */
export function readingRow<Value>(at: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${at}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
