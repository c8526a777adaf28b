import { join } from 'node:path';
import * as v from 'valibot';
import { readingRow, writtenRows } from '#data/written-rows.ts';
import type { WrittenRow } from '#data/written-rows.ts';
import { COLUMN_FIELDS, numbersIn } from './row-fields.ts';
import type { Column, NamedBoxes } from './row-fields.ts';

const FOLDER = join(import.meta.dirname, '..');

/** A table as read, with what its head says of it. */
export type ReadTable<Row> = { rows: Row[]; source: string; checked: string };

const HEAD =
  /^# source: (?<source>.+)\n# checked: (?<checked>\d{4}-\d{2}-\d{2})\n# (?<written>.+)\n\n/mu;

/**
 * A table of data/regions: a head of comments that ends with its source, the day somebody last read it and
 * its columns, then rows with bars between the fields. Throws where that does not hold or where a row does
 * not fit the schema, with the file and the line.
 */
export async function readTable<Schema extends v.GenericSchema>(
  name: string,
  columns: readonly Column[],
  schema: Schema,
): Promise<ReadTable<v.InferOutput<Schema>>> {
  const file = `${name}.txt`;
  const { text, rows: lines } = await writtenRows(join(FOLDER, file));
  const { source, checked, written } = HEAD.exec(text)?.groups ?? {};
  if (source === undefined || checked === undefined) throw new Error(`${file}:1: no head`);
  if (written !== columns.join(' | ')) throw new Error(`${file}:1: not ${columns.join(' | ')}`);
  const named = namedBoxes(lines.filter(isBox));
  const rows = lines
    .filter((row) => !isBox(row))
    .map((row) => readingRow(row.at, () => v.parse(schema, rowOf(row, columns, named))));
  return { rows, source, checked };
}

/** '= africa | -35 14 -18 52' */
function isBox({ fields: [first] }: WrittenRow): boolean {
  return first?.startsWith('=') ?? false;
}

function namedBoxes(rows: readonly WrittenRow[]): NamedBoxes {
  return new Map(
    rows.map(({ at, fields: [name = '', edges = ''] }) => [
      name.slice(1).trim(),
      readingRow(at, () => numbersIn(edges)),
    ]),
  );
}

function rowOf({ fields }: WrittenRow, columns: readonly Column[], named: NamedBoxes): object {
  if (fields.length !== columns.length) throw new Error(`${fields.length} fields`);
  return Object.fromEntries(
    columns.flatMap((column, index) =>
      Object.entries<unknown>(COLUMN_FIELDS[column](fields[index] ?? '', named)),
    ),
  );
}
