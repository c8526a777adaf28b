import * as v from 'valibot';

/** Entries between commas, by the id of what they name. */
const listsSchema = v.record(v.string(), v.string());
const waySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u)),
  kind: v.picklist(['trek', 'climb', 'ice-climb']),
  metres: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(8849))),
  names: v.string(),
});

/** The words of all languages, as data/lexicon/build-lexicon.ts writes them. */
export const lexiconSchema = v.strictObject({
  /** By wish, and by the sense of a wish: 'stage/jazz'. */
  wishes: listsSchema,
  /** What only the notes of sights are searched for. */
  notes: listsSchema,
  negation: listsSchema,
  people: listsSchema,
  numbers: listsSchema,
  terms: listsSchema,
  ways: v.array(waySchema),
  /** Words between spaces that say nothing of a wish. */
  plain: v.string(),
  /** Words between spaces that are often mistyped. */
  typos: v.string(),
});

export type Lexicon = v.InferOutput<typeof lexiconSchema>;
