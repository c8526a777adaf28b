import * as v from 'valibot';

const entrySchema = v.object({ id: v.string(), text: v.string() });

/**
 * Region and country of a feature: the entries of its context that name them, in their order. A
 * country has no context; a broken entry counts for nothing.
 */
export const contextSchema = v.pipe(
  v.optional(v.array(v.unknown()), []),
  v.transform((entries) =>
    entries
      .flatMap((entry) => (v.is(entrySchema, entry) ? [entry] : []))
      .filter(({ id }) => id.startsWith('region') || id.startsWith('country'))
      .map(({ text }) => text),
  ),
);

/**
 * The features that can be read; the others are dropped. Where there are some and none can be read,
 * this is not the reply that was asked for: it throws.
 */
export function readableOf<T extends v.GenericSchema>(
  schema: T,
  features: unknown[],
): v.InferOutput<T>[] {
  const read = features.flatMap((feature) => {
    const parsed = v.safeParse(schema, feature);
    return parsed.success ? [parsed.output] : [];
  });
  if (read.length === 0 && features.length > 0) throw new Error('no feature can be read');
  return read;
}
