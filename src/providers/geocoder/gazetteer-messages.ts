import * as v from 'valibot';
import { languageSchema } from '#src/domain/language.ts';
import { latLngSchema } from '#src/domain/location.ts';
import { PLACE_KINDS } from '#src/domain/places.ts';

const kindSchema = v.picklist(PLACE_KINDS);

/** What the page asks the gazetteer's worker. `id` comes back with the answer. */
export const questionSchema = v.variant('type', [
  v.object({
    type: v.literal('search'),
    id: v.number(),
    text: v.string(),
    language: languageSchema,
    near: v.nullable(latLngSchema),
  }),
  v.object({
    type: v.literal('name'),
    id: v.number(),
    point: latLngSchema,
    language: languageSchema,
  }),
  v.object({ type: v.literal('country'), id: v.number(), point: latLngSchema }),
  v.object({
    type: v.literal('near'),
    id: v.number(),
    point: latLngSchema,
    query: v.object({ kinds: v.array(kindSchema), radiusKm: v.number(), limit: v.number() }),
    language: languageSchema,
  }),
  v.object({ type: v.literal('drop'), id: v.number() }),
]);

export type Question = v.InferOutput<typeof questionSchema>;

export const foundPlaceSchema = v.object({
  ...latLngSchema.entries,
  place: v.string(),
  name: v.string(),
  context: v.string(),
  kind: v.nullable(kindSchema),
  elevation: v.nullable(v.number()),
});

export const namedPlaceSchema = v.object({
  name: v.string(),
  kind: kindSchema,
  lat: v.number(),
  lng: v.number(),
  population: v.nullable(v.number()),
  elevation: v.nullable(v.number()),
  distanceKm: v.number(),
  rank: v.number(),
});

/** What the worker answers; `result` is parsed by who asked. */
export const answerSchema = v.variant('type', [
  v.object({ type: v.literal('result'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('failed'), id: v.number(), message: v.string() }),
]);

export type Answer = v.InferOutput<typeof answerSchema>;
