import * as v from 'valibot';

const idSchema = v.object({ id: v.union([v.string(), v.number()]) });

/** The rows that match the schema. Invalid ones are left out and logged in one line. */
export function validRows<Row>(
  table: string,
  schema: v.GenericSchema<unknown, Row>,
  rows: readonly unknown[],
): Row[] {
  const invalid: string[] = [];
  const valid = rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) return [parsed.output];
    invalid.push(`${idOf(row)} (${parsed.issues.map(columnOf).join(', ')})`);
    return [];
  });
  if (invalid.length > 0) console.error(`Broken rows of ${table}: ${invalid.join(', ')}`);
  return valid;
}

function idOf(row: unknown): string {
  return v.is(idSchema, row) ? String(row.id) : 'one without an id';
}

function columnOf(issue: v.GenericIssue): string {
  return v.getDotPath(issue) ?? 'all of it';
}
