import * as v from 'valibot';

/** An object's schema, also with a transformation behind it. */
export type RowSchema = v.GenericSchema & {
  readonly entries: Readonly<Record<string, unknown>>;
};

/** The texts of a row by their columns, and the line of its file. */
export type Row = { line: number; cells: Readonly<Record<string, string>> };

/** The rows as the schema has them, empty cells left out. Throws with all faults of the file. */
export function checkedRows<Schema extends RowSchema>(
  rows: readonly Row[],
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const faults: string[] = [];
  const checked = rows.flatMap(({ line, cells }) => {
    const filled = Object.entries(cells).filter(([, cell]) => cell !== '');
    const result = v.safeParse(schema, Object.fromEntries(filled));
    if (result.success) return [result.output];
    faults.push(...result.issues.map((issue) => `${file}:${line}: ${faultOf(issue)}`));
    return [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return checked;
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const column = v.getDotPath(issue);
  if (column === null) return issue.message;
  return issue.received === 'undefined'
    ? `'${column}' is missing`
    : `'${column}': ${issue.message}`;
}
