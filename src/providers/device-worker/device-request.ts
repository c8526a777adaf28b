import * as v from 'valibot';
import { productSchema, vocabularySchema } from '#src/domain/catalogue.ts';
import { languageSchema } from '#src/domain/language/language-schema.ts';
import { latLngSchema } from '#src/domain/place/location.ts';
import { PLACE_KINDS } from '#src/domain/kinds/place-kinds.ts';
import { activitiesSchema, analysisSchema } from '#src/domain/trip/recommendation.ts';
import { tripSchema } from '#src/domain/trip/trip.ts';

const point = latLngSchema;
const language = languageSchema;

/** A request for the data on this device: which method of which port, and its arguments. */
export const deviceRequestSchema = v.variant('type', [
  v.object({
    type: v.literal('search'),
    text: v.string(),
    language,
    near: v.nullable(latLngSchema),
  }),
  v.object({ type: v.literal('name'), point, language }),
  v.object({ type: v.literal('country'), point }),
  v.object({
    type: v.literal('near'),
    point,
    query: v.object({
      kinds: v.array(v.picklist(PLACE_KINDS)),
      radiusKm: v.number(),
      limit: v.number(),
    }),
  }),
  v.object({ type: v.literal('labels'), x: v.number(), y: v.number() }),
  v.object({ type: v.literal('sight'), id: v.string(), language }),
  v.object({ type: v.literal('zone'), point }),
  v.object({ type: v.literal('climate'), point }),
  v.object({ type: v.literal('terrain'), point }),
  v.object({
    type: v.literal('heights'),
    point,
    extent: v.object({
      widthDegrees: v.number(),
      heightDegrees: v.number(),
      columns: v.number(),
      rows: v.number(),
    }),
  }),
  v.object({ type: v.literal('wants'), preferences: v.string() }),
  v.object({ type: v.literal('sights'), trip: tripSchema }),
  v.object({ type: v.literal('reach'), trip: tripSchema, around: point }),
  v.object({ type: v.literal('between'), trip: tripSchema, from: point, to: point }),
  v.object({ type: v.literal('party'), trip: tripSchema }),
  v.object({ type: v.literal('needless'), trip: tripSchema }),
  v.object({ type: v.literal('safety'), trip: tripSchema, activities: activitiesSchema }),
  v.object({ type: v.literal('analysis'), trip: tripSchema, vocabulary: vocabularySchema }),
  v.object({
    type: v.literal('recommendation'),
    trip: tripSchema,
    analysis: analysisSchema,
    products: v.array(productSchema),
  }),
]);

export type DeviceRequest = v.InferOutput<typeof deviceRequestSchema>;

/**
 * Runs a request in a worker or on this thread. The caller parses the result. Rejects with an
 * AbortError once the signal is aborted.
 */
export type SendRequest = (request: DeviceRequest, signal?: AbortSignal) => Promise<unknown>;
