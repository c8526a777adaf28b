import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';

/** Lists by their ids; the entries of a list are separated by ', '. */
const listsSchema = v.record(v.string(), v.string());
const waySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u)),
  kind: v.picklist(['trek', 'climb', 'ice-climb']),
  metres: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(8849))),
  at: v.nullable(latLngSchema),
  names: v.string(),
});

/** The words of all languages, as data/lexicon/build-lexicon.ts writes them. */
export const lexiconSchema = v.strictObject({
  /** The ids are wishes, and senses of wishes: 'stage/jazz'. */
  wishes: listsSchema,
  /** Phrases that are looked for in the notes of sights alone. */
  notes: listsSchema,
  negation: listsSchema,
  people: listsSchema,
  numbers: listsSchema,
  terms: listsSchema,
  /** Words that many names share. */
  names: listsSchema,
  /** Words in the names of another catalogue. */
  catalogue: listsSchema,
  ways: v.array(waySchema),
  /** Words that carry no wish, separated by spaces. */
  plain: v.string(),
  /** Words that are often mistyped, separated by spaces. */
  typos: v.string(),
});

export type Lexicon = v.InferOutput<typeof lexiconSchema>;
