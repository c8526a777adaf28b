import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type * as v from 'valibot';
import { checkedRows } from './checked-rows.ts';
import type { RowSchema } from './checked-rows.ts';

/**
 * The rows of comma-separated reference figures (RFC 4180) or tab-separated ones; the first line
 * names the columns. Only those of the schema are taken, and an empty cell is a key that the row
 * lacks. Throws with file, line and fault of each row.
 */
export async function readCsv<Schema extends RowSchema>(
  file: string,
  schema: Schema,
  delimiter: ',' | '\t' = ',',
): Promise<v.InferOutput<Schema>[]> {
  const { data, errors } = Papa.parse<Record<string, string>>(await readFile(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
    delimiter,
  });
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return checkedRows(
    data.map((cells, index) => ({ line: index + 2, cells })),
    file,
    schema,
  );
}
