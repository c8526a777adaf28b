import { readFile } from 'node:fs/promises';

/** Rows of a comma-separated file (RFC 4180: quotes, doubled quotes) by the column names of its first line. */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  const text = await readFile(path, 'utf8');
  const [head = [], ...rows] = text.split(/\r?\n/u).filter(Boolean).map(splitLine);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

function splitLine(line: string): string[] {
  const fields: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)) {
    fields.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return fields;
}
