import * as v from 'valibot';
import { climateNormalsSchema } from './climate/climate.ts';
import { countryFactsSchema } from './country-facts.ts';
import { LANGUAGES } from './language.ts';
import { languageSchema } from './language-schema.ts';
import type { Language } from './language.ts';
import { locationSchema } from './location.ts';
import { recommendationSchema } from './recommendation.ts';
import { terrainFactsSchema } from './terrain.ts';
import { tripRequestSchema } from './trip-request.ts';

export const tripSchema = v.object({
  location: locationSchema,
  request: tripRequestSchema,
  language: languageSchema,
});

/** The whole question: where, what is asked, and the language of the answer. */
export type Trip = v.InferOutput<typeof tripSchema>;

const evidenceSchema = v.object({
  climate: climateNormalsSchema,
  terrain: terrainFactsSchema,
  /** IANA time zone of the place. */
  timeZone: v.string(),
});

/** The measured facts behind a result; stored with it, so that it reopens whole. */
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** Who wrote the recommendation. */
const ORIGINS = ['device', 'ai'] as const;
export type Origin = (typeof ORIGINS)[number];

const wordingSchema = v.object({ place: v.string(), recommendation: recommendationSchema });

/** One language's text of a saved trip. */
export type Wording = v.InferOutput<typeof wordingSchema>;

const wordingsSchema = v.object({
  en: v.optional(wordingSchema),
  de: v.optional(wordingSchema),
});

export const savedTripSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    /** ISO 8601 instant, UTC. */
    savedAt: v.pipe(v.string(), v.isoTimestamp()),
    trip: tripSchema,
    origin: v.picklist(ORIGINS),
    /** By language: both for a device-made result, the one it was written in for an AI's. */
    wordings: wordingsSchema,
    evidence: v.nullable(evidenceSchema),
    /** What to know about the country; null at sea, in older trips, and where it is unreadable. */
    country: v.fallback(v.optional(v.nullable(countryFactsSchema), null), null),
    /** Ids of the products that the traveller has ticked as already there. */
    owned: v.array(v.string()),
  }),
  v.check(
    (saved) => saved.wordings[saved.trip.language] !== undefined,
    'no wording in its language',
  ),
);

/** A recommendation as IndexedDB keeps it, with all that is needed to show it again. */
export type SavedTrip = v.InferOutput<typeof savedTripSchema>;

/** What is shown before, and handed to, saving: a saved trip without id, time and ticks. */
export type PlannedTrip = Pick<SavedTrip, 'trip' | 'origin' | 'wordings' | 'evidence' | 'country'>;

/** The text in the wanted language where there is one, else in the language it was written in. */
export function wordingIn(
  planned: Pick<PlannedTrip, 'trip' | 'wordings'>,
  language: Language,
): (Wording & { language: Language }) | null {
  const order = [language, planned.trip.language, ...LANGUAGES];
  for (const candidate of order) {
    const wording = planned.wordings[candidate];
    if (wording !== undefined) return { ...wording, language: candidate };
  }
  return null;
}
