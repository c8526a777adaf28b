import { isAbort } from '#src/domain/errors.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type {
  Catalogue,
  Climate,
  Countries,
  Geocoder,
  Recommender,
  Terrain,
  TimeZones,
  WishReader,
} from '#src/domain/ports.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';
import type { Origin, PlannedTrip, Trip, Wording } from '#src/domain/trip/trip.ts';
import { cacheCatalogue } from './cache-catalogue.ts';
import { loadEvidence } from './load-evidence.ts';
import { recommendTrip } from './recommend-trip.ts';
import { widenCatalogue } from './widen-catalogue.ts';

type FigureProviders = Pick<
  PlanningProviders,
  'climate' | 'countries' | 'terrain' | 'timeZones' | 'wishes'
>;

export type PlanningProviders = {
  catalogue: Catalogue;
  recommender: Recommender;
  climate: Climate;
  countries: Countries;
  terrain: Terrain;
  timeZones: TimeZones;
  geocoder: Geocoder;
  wishes: WishReader;
};

/** A trip planned by the device recommender: in every language, so that it can be read in each. */
export async function planOnDevice(
  providers: PlanningProviders,
  trip: Trip,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  const catalogue = widenCatalogue(cacheCatalogue(providers.catalogue));
  return planTrip(
    { ...providers, catalogue },
    trip,
    { origin: 'device', languages: LANGUAGES },
    signal,
    onStep,
  );
}

/** A trip planned by a remote recommender: in the language of the trip only. */
export async function planByService(
  providers: PlanningProviders,
  trip: Trip,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  return planTrip(providers, trip, { origin: 'ai', languages: [trip.language] }, signal, onStep);
}

/** A trip whose text an AI service has written before, as a link brings it: only figures are read. */
export async function planFromText(
  providers: FigureProviders,
  trip: Trip,
  recommendation: Recommendation,
  signal?: AbortSignal,
): Promise<PlannedTrip> {
  const wording: Wording = { place: trip.location.place, recommendation };
  const figures = await figuresOf(providers, trip, signal);
  return { trip, origin: 'ai', wordings: { [trip.language]: wording }, ...figures };
}

/** Everything is requested in parallel. Evidence and country facts are optional extras. */
async function planTrip(
  providers: PlanningProviders,
  trip: Trip,
  { origin, languages }: { origin: Origin; languages: readonly Language[] },
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  const [wordings, figures] = await Promise.all([
    Promise.all(
      languages.map(async (language): Promise<[Language, Wording]> => {
        const own = language === trip.language;
        const asked = own ? trip : await translatedTrip(providers.geocoder, trip, language, signal);
        const steps = own ? onStep : undefined;
        const recommendation = await recommendTrip(asked, providers, signal, steps);
        return [language, { place: asked.location.place, recommendation }];
      }),
    ),
    figuresOf(providers, trip, signal),
  ]);
  return { trip, origin, wordings: Object.fromEntries(wordings), ...figures };
}

/** Null where they cannot be read; without wants where the text cannot. */
async function figuresOf(
  providers: FigureProviders,
  { location, request }: Trip,
  signal?: AbortSignal,
): Promise<Pick<PlannedTrip, 'evidence' | 'country' | 'wants'>> {
  const [evidence, country, wants] = await Promise.all([
    optional(
      loadEvidence(providers, location, signal),
      'Error reading the climate of the location',
    ),
    optional(providers.countries.at(location, signal), 'Error reading the facts of the country'),
    optional(
      providers.wishes.weatherWants(request.preferences, signal),
      'Error reading the wishes',
    ),
  ]);
  return { evidence, country, ...(wants === null ? {} : { wants }) };
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

/** Null where it fails, which is logged; an abort still rejects. */
async function optional<Value>(answer: Promise<Value>, message: string): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAbort(error)) throw error;
    console.error(message, error);
    return null;
  }
}
