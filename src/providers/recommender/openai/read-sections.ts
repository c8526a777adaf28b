import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { conditionType } from './condition-type.ts';
import { readJson, readShape } from './read-reply.ts';
import { listOf, optionalWords, words } from './reply-parts.ts';
import { temperatureSchema } from './temperature.ts';

/** Limits in characters and in entries of a list, far above what the prompt asks for. */
const LENGTH = { name: 100, description: 400, summary: 800 } as const;
const ENTRIES = { conditions: 8, categories: 20, products: 200, suggestions: 12 } as const;

const conditionSchema = v.object({
  type: v.pipe(words(LENGTH.name), v.transform(conditionType)),
  description: optionalWords(LENGTH.description),
});

/** A product as the model names it; one of the two may be empty. */
export type NamedProduct = { id: string; name: string };

const wordSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty(),
);

/** A product by its id or name, or as an object of which these two alone are read. */
const productSchema = v.union([
  v.pipe(
    wordSchema,
    v.transform((word): NamedProduct => ({ id: word, name: word })),
  ),
  v.pipe(
    v.object({ id: v.fallback(wordSchema, ''), name: v.fallback(wordSchema, '') }),
    v.check(({ id, name }) => id !== '' || name !== ''),
  ),
]);

const categorySchema = v.object({
  name: optionalWords(LENGTH.name),
  products: listOf(productSchema, ENTRIES.products),
});

const suggestionSchema = v.object({
  /** The id of an offered sight; empty without one. */
  sight: v.fallback(wordSchema, ''),
  name: words(LENGTH.name),
  description: optionalWords(LENGTH.description),
  recommendedProducts: listOf(productSchema, ENTRIES.products),
});

const sectionsSchema = v.object({
  weather: part(
    v.object({
      title: optionalWords(LENGTH.name),
      summary: optionalWords(LENGTH.summary),
      temperature: v.fallback(v.nullable(temperatureSchema), null),
      conditions: listOf(conditionSchema, ENTRIES.conditions),
    }),
  ),
  recommendedEquipment: part(
    v.object({
      title: optionalWords(LENGTH.name),
      summary: optionalWords(LENGTH.summary),
      categories: listOf(categorySchema, ENTRIES.categories),
    }),
  ),
  activities: part(
    v.object({
      title: optionalWords(LENGTH.name),
      summary: optionalWords(LENGTH.summary),
      suggestions: listOf(suggestionSchema, ENTRIES.suggestions),
    }),
  ),
});

const NOTHING = JSON.stringify(v.parse(sectionsSchema, {}));

const wrappedSchema = v.object({ sections: v.unknown() });

/** Step 2's reply as the model wrote it: products are ids, not yet looked up. */
export type WrittenSections = v.InferOutput<typeof sectionsSchema>;

/**
 * Parts that are missing or of another shape are left empty, and the wrapper may be missing. Throws
 * 'reply-unreadable' where none of the three sections has anything.
 */
export function readSections(content: string): WrittenSections {
  const reply = readJson(content);
  const wrapped = v.safeParse(wrappedSchema, reply);
  const sections = readShape(sectionsSchema, wrapped.success ? wrapped.output.sections : reply);
  if (JSON.stringify(sections) === NOTHING) {
    throw new TravelError('reply-unreadable', {
      message: 'The reply has no weather, equipment or activities',
    });
  }
  return sections;
}

/** A section, empty where it is missing. */
function part<const TSection extends v.GenericSchema>(section: TSection) {
  return v.fallback(section, () => v.parse(section, {}));
}
