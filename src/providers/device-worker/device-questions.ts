import * as v from 'valibot';
import { productSchema, vocabularySchema } from '#src/domain/catalogue.ts';
import { languageSchema } from '#src/domain/language-schema.ts';
import { latLngSchema } from '#src/domain/location.ts';
import { PLACE_KINDS } from '#src/domain/places.ts';
import { analysisSchema } from '#src/domain/recommendation.ts';
import { tripSchema } from '#src/domain/trip.ts';

const point = latLngSchema;
const language = languageSchema;

/** What a page asks of the data on the device: the arguments of its ports, and whose they are. */
export const deviceQuestionSchema = v.variant('about', [
  v.object({
    about: v.literal('search'),
    text: v.string(),
    language,
    near: v.nullable(latLngSchema),
  }),
  v.object({ about: v.literal('name'), point, language }),
  v.object({ about: v.literal('country'), point }),
  v.object({
    about: v.literal('near'),
    point,
    query: v.object({
      kinds: v.array(v.picklist(PLACE_KINDS)),
      radiusKm: v.number(),
      limit: v.number(),
    }),
    language,
  }),
  v.object({ about: v.literal('zone'), point }),
  v.object({ about: v.literal('climate'), point }),
  v.object({ about: v.literal('terrain'), point }),
  v.object({
    about: v.literal('heights'),
    point,
    extent: v.object({
      widthDegrees: v.number(),
      heightDegrees: v.number(),
      columns: v.number(),
      rows: v.number(),
    }),
  }),
  v.object({ about: v.literal('analysis'), trip: tripSchema, vocabulary: vocabularySchema }),
  v.object({
    about: v.literal('recommendation'),
    trip: tripSchema,
    analysis: analysisSchema,
    products: v.array(productSchema),
  }),
]);

export type DeviceQuestion = v.InferOutput<typeof deviceQuestionSchema>;

/**
 * Whoever answers: this thread, or a worker. What comes is parsed by who asked. Rejects with an
 * AbortError once the signal is aborted.
 */
export type AskDevice = (question: DeviceQuestion, signal?: AbortSignal) => Promise<unknown>;
