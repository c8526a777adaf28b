import * as v from 'valibot';

const entrySchema = v.object({ id: v.string(), text: v.string() });

/**
 * Region and country of a feature: the entries of its context that name them, in their order. A
 * country has no context; an invalid entry is skipped.
 */
const contextSchema = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((entries) =>
    entries
      .flatMap((entry) => (v.is(entrySchema, entry) ? [entry] : []))
      .filter(({ id }) => id.startsWith('region') || id.startsWith('country'))
      .map(({ text }) => text),
  ),
);

const textSchema = v.pipe(v.string(), v.nonEmpty());
const namedSchema = v.union([
  v.object({ text: textSchema, context: contextSchema }),
  v.pipe(
    v.object({ place_name: textSchema }),
    v.transform(({ place_name: text }) => ({ text, context: [] })),
  ),
]);

/** 'place, region, country' of the first feature, each once; empty without features. */
export function featureName(features: unknown[]): string {
  const [first] = validFeatures(namedSchema, features);
  return first === undefined ? '' : [...new Set([first.text, ...first.context])].join(', ');
}

/** The valid features; throws when there are features and all are invalid. */
export function validFeatures<T extends v.GenericSchema>(
  schema: T,
  features: unknown[],
): v.InferOutput<T>[] {
  const valid = features.flatMap((feature) => {
    const parsed = v.safeParse(schema, feature);
    return parsed.success ? [parsed.output] : [];
  });
  if (valid.length === 0 && features.length > 0) throw new Error('no feature can be read');
  return valid;
}
