/** Fields of a record and the letters they travel by: every byte counts in a QR code. */
export type Letters = Readonly<Record<string, string>>;

/** The record by its letters, without what is missing or as `usual`. */
export function shortened(
  record: Readonly<Record<string, unknown>>,
  letters: Letters,
  usual: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(letters).flatMap(([field, letter]) => {
      const value = record[field];
      return value === undefined || value === usual[field] ? [] : [[letter, value]];
    }),
  );
}

/** The record by its fields, for a schema to check; an unknown letter throws. */
export function lengthened(
  wire: Readonly<Record<string, unknown>>,
  letters: Letters,
): Record<string, unknown> {
  const fields = new Map(Object.entries(letters).map(([field, letter]) => [letter, field]));
  return Object.fromEntries(
    Object.entries(wire).map(([letter, value]) => {
      const field = fields.get(letter);
      if (field === undefined) throw new RangeError(`unknown letter ${letter}`);
      return [field, value];
    }),
  );
}
