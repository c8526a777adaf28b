/** Fields of a record and the letter that stands for each in a link: every byte counts in a QR code. */
export type ShortKeys = Readonly<Record<string, string>>;

/** The record with short keys, without the fields that are missing or as `usual`. */
export function shortened(
  record: Readonly<Record<string, unknown>>,
  keys: ShortKeys,
  usual: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([field, letter]) => {
      const value = record[field];
      return value === undefined || value === usual[field] ? [] : [[letter, value]];
    }),
  );
}

/** The record with its fields again, for a schema to check; an unknown letter throws. */
export function lengthened(
  wire: Readonly<Record<string, unknown>>,
  keys: ShortKeys,
): Record<string, unknown> {
  const fields = new Map(Object.entries(keys).map(([field, letter]) => [letter, field]));
  return Object.fromEntries(
    Object.entries(wire).map(([letter, value]) => {
      const field = fields.get(letter);
      if (field === undefined) throw new RangeError(`unknown letter ${letter}`);
      return [field, value];
    }),
  );
}
