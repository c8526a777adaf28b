import * as v from 'valibot';
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

const idSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty(),
);

/** A product by its id, or as an object of which the id alone is read. */
const productIdSchema = v.union([
  idSchema,
  v.pipe(
    v.object({ id: idSchema }),
    v.transform(({ id }) => id),
  ),
]);

const categorySchema = v.object({
  name: words(LENGTH.name),
  products: listOf(productIdSchema, ENTRIES.products),
});

const suggestionSchema = v.object({
  name: words(LENGTH.name),
  description: optionalWords(LENGTH.description),
  recommendedProducts: listOf(productIdSchema, ENTRIES.products),
});

const sectionsSchema = v.object({
  weather: v.object({
    title: words(LENGTH.name),
    summary: words(LENGTH.summary),
    temperature: temperatureSchema,
    conditions: listOf(conditionSchema, ENTRIES.conditions),
  }),
  recommendedEquipment: v.object({
    title: words(LENGTH.name),
    summary: optionalWords(LENGTH.summary),
    categories: listOf(categorySchema, ENTRIES.categories),
  }),
  activities: v.object({
    title: words(LENGTH.name),
    summary: optionalWords(LENGTH.summary),
    suggestions: listOf(suggestionSchema, ENTRIES.suggestions),
  }),
});

const wrappedSchema = v.object({ sections: v.unknown() });

/** Step 2's reply as the model wrote it: products are ids, not yet looked up. */
export type WrittenSections = v.InferOutput<typeof sectionsSchema>;

/** Throws 'reply-unreadable' without the three sections; their wrapper may be missing. */
export function readSections(content: string): WrittenSections {
  const reply = readJson(content);
  const wrapped = v.safeParse(wrappedSchema, reply);
  return readShape(sectionsSchema, wrapped.success ? wrapped.output.sections : reply);
}
