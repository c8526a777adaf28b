import * as v from 'valibot';

/** An array of what matches the schema; the other items are left out, and all where it is none. */
export function readableItems<Item>(schema: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): Item[] =>
      items.flatMap((item) => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
