import * as v from 'valibot';
import { climateNormalsSchema } from '../climate/climate.ts';
import { weatherWantsSchema } from '../climate/weather-wants.ts';
import { countryFactsSchema } from '../place/country-facts.ts';
import { homeCountrySchema } from '../place/home-country.ts';
import { instantSchema } from '../days/instant.ts';
import { languageSchema } from '../language/language-schema.ts';
import { locationSchema } from '../place/location.ts';
import { recommendationSchema } from './recommendation.ts';
import { terrainFactsSchema } from '../place/terrain.ts';
import { MOST_STOPS } from '../stops/stays.ts';
import { tripOwnEntries } from './trip-own.ts';
import { tripRequestSchema } from './trip-request.ts';

export const tripSchema = v.object({
  location: locationSchema,
  request: tripRequestSchema,
  language: languageSchema,
  /** Where the traveller lives, as it was when the trip was planned; absent where unknown. */
  home: v.fallback(v.optional(homeCountrySchema), undefined),
  /**
   * On a trip with stops: the names of the stops before and after this one, the days of all stops,
   * and where the others are and for how many nights.
   */
  between: v.fallback(
    v.optional(
      v.object({
        before: v.optional(v.string()),
        after: v.optional(v.string()),
        days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        others: v.optional(
          v.array(v.object({ lat: v.number(), lng: v.number(), nights: v.number() })),
        ),
      }),
    ),
    undefined,
  ),
});

/** The trip to plan: place, request and the language of the result. */
export type Trip = v.InferOutput<typeof tripSchema>;

const evidenceSchema = v.object({
  climate: climateNormalsSchema,
  terrain: terrainFactsSchema,
  /** IANA time zone of the place: 'Europe/Vienna', 'Etc/GMT-1'. */
  timeZone: v.pipe(v.string(), v.regex(/^[A-Z]\w*(?:\/[\w+-]+)*$/u)),
});

/** The data behind a result; stored with it, so that it can be shown again. */
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** The author of the recommendation. */
const ORIGINS = ['device', 'ai'] as const;
export type Origin = (typeof ORIGINS)[number];

const wordingSchema = v.object({ place: v.string(), recommendation: recommendationSchema });

/** One language's text of a saved trip. */
export type Wording = v.InferOutput<typeof wordingSchema>;

const wordingsSchema = v.object({
  en: v.optional(wordingSchema),
  de: v.optional(wordingSchema),
});

const plannedEntries = {
  trip: tripSchema,
  origin: v.picklist(ORIGINS),
  /**
   * By language. The text of an AI service is in the language that it was written in; the device's
   * too, until the other is written (`lacksWording`).
   */
  wordings: wordingsSchema,
  evidence: v.nullable(evidenceSchema),
  /** Null at sea, in older trips, and where it cannot be read. */
  country: v.fallback(v.optional(v.nullable(countryFactsSchema), null), null),
  /** By the traveller's text; absent in older trips and where it could not be read. */
  wants: v.fallback(v.optional(weatherWantsSchema), undefined),
};

/** A stop of a trip: planned as a trip of its own. Without any wording it is not planned yet. */
const plannedStopSchema = v.object(plannedEntries);

export type PlannedStop = v.InferOutput<typeof plannedStopSchema>;

const wholeEntries = {
  ...plannedEntries,
  /**
   * The stops of a trip with more than one, in their order; their packing list and ideas stand in the
   * whole (stops/join-stops.ts). Absent on a trip of one stop.
   */
  stops: v.optional(
    // Counted first: ten thousand are not read.
    v.pipe(
      v.array(v.unknown()),
      v.minLength(2),
      v.maxLength(MOST_STOPS),
      v.array(plannedStopSchema),
    ),
  ),
};

const plannedTripSchema = v.pipe(v.object(wholeEntries), hasItsWording());

export const savedTripSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    /** When this plan of it was saved. */
    savedAt: instantSchema,
    /** The last change of the traveller's; absent where nothing was changed since it was saved. */
    changedAt: v.fallback(v.optional(instantSchema), undefined),
    ...wholeEntries,
    ...tripOwnEntries,
    /** The trip as it was planned again, until it is kept or discarded. One that cannot be read is none. */
    proposal: v.fallback(v.optional(plannedTripSchema), undefined),
  }),
  hasItsWording(),
);

/** A recommendation as stored in IndexedDB, with everything needed to show it again. */
export type SavedTrip = v.InferOutput<typeof savedTripSchema>;

/** A trip before it is saved: without id, time and what is the traveller's own. */
export type PlannedTrip = v.InferOutput<typeof plannedTripSchema>;

function hasItsWording<
  Planned extends { trip: Trip; wordings: v.InferOutput<typeof wordingsSchema> },
>() {
  return v.check<Planned, string>(
    ({ trip, wordings }) => wordings[trip.language] !== undefined,
    'no wording in its language',
  );
}

export { wordingIn } from './wording-in.ts';
