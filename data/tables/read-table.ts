import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type * as v from 'valibot';
import { checkedRows } from './checked-rows.ts';
import type { Row, RowSchema } from './checked-rows.ts';

type Line = { line: number; cells: string[] };

const SOURCE = /^# source: \S/mu;
const CHECKED = /^# checked: \d{4}-\d{2}-\d{2}$/mu;

/**
 * A table written by hand: one row a line, cells between bars or another sign; blank lines and lines
 * that start with # are skipped, and the first line left names the columns, those of the schema in any
 * order. Comments name its source and the day on which somebody last read it, unless its columns do. An empty cell is a key that the row lacks, and cells at the end may be left
 * out: what may be empty is optional in the schema. Throws with file, line and fault of each row.
 */
export async function readTable<Schema extends RowSchema>(
  file: string,
  schema: Schema,
  separator = '|',
): Promise<v.InferOutput<Schema>[]> {
  const text = await readFile(file, 'utf8');
  const isInRows = 'source' in schema.entries && 'checked' in schema.entries;
  if (!isInRows && !(SOURCE.test(text) && CHECKED.test(text))) {
    throw new Error(`${file}:1: the lines '# source: …' and '# checked: <day>' are missing`);
  }
  return parseTable(text, file, schema, separator);
}

/** As `readTable`, of a text without source and day; `file` is named in errors. */
export function parseTable<Schema extends RowSchema>(
  text: string,
  file: string,
  schema: Schema,
  separator = '|',
): v.InferOutput<Schema>[] {
  // Fast mode knows no quotes, so that no cell spans lines and the index of a row tells its line.
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    fastMode: true,
  });
  const [head, ...rows] = data
    .map((cells, index): Line => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !cells[0]?.startsWith('#'));
  if (head === undefined) throw new Error(`${file}: no line names the columns`);
  checkHead(head, file, Object.keys(schema.entries));
  return checkedRows(
    rows.map((row) => named(row, head.cells, file)),
    file,
    schema,
  );
}

function checkHead({ line, cells }: Line, file: string, columns: readonly string[]): void {
  const unknown = cells.filter((name, at) => !columns.includes(name) || cells.indexOf(name) !== at);
  const missing = columns.filter((name) => !cells.includes(name));
  if (unknown.length + missing.length === 0) return;
  const faults = [
    ...unknown.map((name) => `'${name}' is no column, or stands twice`),
    ...missing.map((name) => `the column '${name}' is missing`),
  ];
  throw new Error(faults.map((fault) => `${file}:${line}: ${fault}`).join('\n'));
}

function named({ line, cells }: Line, columns: readonly string[], file: string): Row {
  if (cells.length > columns.length) {
    throw new Error(`${file}:${line}: ${cells.length} cells for ${columns.length} columns`);
  }
  return {
    line,
    cells: Object.fromEntries(cells.map((cell, at) => [columns[at] ?? '', cell] as const)),
  };
}
