import * as v from 'valibot';

const idSchema = v.object({ id: v.union([v.string(), v.number()]) });

/** The rows that fit the schema. Broken ones are named in one line of the log and hide no other. */
export function validRows<Row>(
  table: string,
  schema: v.GenericSchema<unknown, Row>,
  rows: readonly unknown[],
): Row[] {
  const broken: string[] = [];
  const valid = rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) return [parsed.output];
    broken.push(`${idOf(row)} (${parsed.issues.map(columnOf).join(', ')})`);
    return [];
  });
  if (broken.length > 0) console.error(`Broken rows of ${table}: ${broken.join(', ')}`);
  return valid;
}

function idOf(row: unknown): string {
  return v.is(idSchema, row) ? String(row.id) : 'one without an id';
}

function columnOf(issue: v.GenericIssue): string {
  return v.getDotPath(issue) ?? 'all of it';
}
