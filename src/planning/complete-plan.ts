import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { isSamePlan, lacksWording } from '#src/domain/missing-wordings.ts';
import type { Catalogue, Geocoder, Recommender } from '#src/domain/ports.ts';
import type { PlannedTrip, Trip, Wording } from '#src/domain/trip/trip.ts';
import { cacheCatalogue } from './cache-catalogue.ts';
import { optional } from './plan-trip.ts';
import { recommendTrip } from './recommend-trip.ts';
import { widenCatalogue } from './widen-catalogue.ts';

type Sources = {
  recommender: Recommender;
  geocoder: Geocoder;
  /** Those that it may have been planned with, the likeliest first. */
  catalogues: readonly Catalogue[];
};

/**
 * Says a plan of the device's in the languages that it lacks. A plan that the recommender does not
 * remember is decided again; it rejects where that comes to other lines or ideas.
 */
export async function completePlan(
  sources: Sources,
  planned: PlannedTrip,
  signal?: AbortSignal,
): Promise<PlannedTrip> {
  const missing = LANGUAGES.filter((language) => lacksWording(planned, language));
  if (missing.length === 0) return planned;
  const wordings = { ...planned.wordings };
  for (const language of missing) {
    wordings[language] = await sayIn(language, sources, planned, signal);
  }
  return { ...planned, wordings };
}

async function sayIn(
  language: Language,
  { recommender, geocoder, catalogues }: Sources,
  { trip, wordings }: PlannedTrip,
  signal?: AbortSignal,
): Promise<Wording> {
  const said = wordings[trip.language];
  const asked = await translatedTrip(geocoder, trip, language, signal);
  for (const one of catalogues) {
    const catalogue = widenCatalogue(cacheCatalogue(one));
    const recommendation = await recommendTrip(asked, { catalogue, recommender }, signal);
    if (said !== undefined && isSamePlan(said.recommendation, recommendation)) {
      return { place: asked.location.place, recommendation };
    }
  }
  throw new Error('The plan would not be the same in the other language');
}

/** The same trip in another language; its place keeps its name where there is none in that. */
async function translatedTrip(
  geocoder: Geocoder,
  trip: Trip,
  language: Language,
  signal?: AbortSignal,
): Promise<Trip> {
  const { location } = trip;
  const name = await optional(
    geocoder.nameAt(location, language, signal),
    'Error naming the location',
  );
  const place = name === null || name === '' ? location.place : name;
  return { ...trip, language, location: { ...location, place } };
}
