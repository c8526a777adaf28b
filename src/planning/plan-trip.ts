import type { CountryFacts } from '#src/domain/country-facts.ts';
import { isAbort } from '#src/domain/errors.ts';
import { LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type {
  Catalogue,
  Climate,
  Countries,
  Geocoder,
  Recommender,
  Terrain,
  TimeZones,
} from '#src/domain/ports.ts';
import type { Evidence, PlannedTrip, Trip, Wording } from '#src/domain/trip.ts';
import { recommendTrip } from './recommend-trip.ts';
import type { RecommendStep } from '#src/domain/recommend-step.ts';

export type PlanningProviders = {
  catalogue: Catalogue;
  recommender: Recommender;
  climate: Climate;
  countries: Countries;
  terrain: Terrain;
  timeZones: TimeZones;
  geocoder: Geocoder;
};

/** The measured facts of a point, asked for side by side. */
export async function loadEvidence(
  providers: Pick<PlanningProviders, 'climate' | 'terrain' | 'timeZones'>,
  point: LatLng,
  signal?: AbortSignal,
): Promise<Evidence> {
  const [climate, terrain, timeZone] = await Promise.all([
    providers.climate.normalsAt(point, signal),
    providers.terrain.at(point, signal),
    providers.timeZones.at(point),
  ]);
  return { climate, terrain, timeZone };
}

/**
 * The whole answer to a trip, made on this device: computed once in each language, so that a saved
 * trip can be read in both, with the measured facts beside it. All of it is asked for side by side.
 */
export async function planOnDevice(
  providers: PlanningProviders,
  trip: Trip,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  const sources = { ...providers, catalogue: askedOnce(providers.catalogue) };
  const [recommendation, others, evidence, country] = await Promise.all([
    recommendTrip(trip, sources, signal, onStep),
    Promise.all(
      LANGUAGES.filter((other) => other !== trip.language).map(
        async (other) => [other, await wordingFor(sources, trip, other, signal)] as const,
      ),
    ),
    loadEvidence(providers, trip.location, signal),
    countryIfAny(providers, trip, signal),
  ]);
  const wordings: Partial<Record<Language, Wording>> = {
    [trip.language]: { place: trip.location.place, recommendation },
    ...Object.fromEntries(others),
  };
  return { trip, origin: 'device', wordings, evidence, country };
}

/**
 * The whole answer to a trip as a service writes it: in the language of the trip only, with the
 * measured facts beside it. Those are an extra: without them the answer still stands.
 */
export async function planByService(
  providers: PlanningProviders,
  trip: Trip,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  const [recommendation, evidence, country] = await Promise.all([
    recommendTrip(trip, providers, signal, onStep),
    evidenceIfAny(providers, trip, signal),
    countryIfAny(providers, trip, signal),
  ]);
  const wordings = { [trip.language]: { place: trip.location.place, recommendation } };
  return { trip, origin: 'ai', wordings, evidence, country };
}

async function evidenceIfAny(
  providers: PlanningProviders,
  { location }: Trip,
  signal?: AbortSignal,
): Promise<Evidence | null> {
  try {
    return await loadEvidence(providers, location, signal);
  } catch (error) {
    if (isAbort(error)) throw error;
    console.error('Error reading the climate of the location', error);
    return null;
  }
}

/** The country's facts are an extra: without them everything else still stands. */
async function countryIfAny(
  { countries }: PlanningProviders,
  { location }: Trip,
  signal?: AbortSignal,
): Promise<CountryFacts | null> {
  try {
    return await countries.at(location, signal);
  } catch (error) {
    if (isAbort(error)) throw error;
    console.error('Error reading the facts of the country', error);
    return null;
  }
}

/** Two languages ask the catalogue the same questions: each is put once. */
function askedOnce(catalogue: Catalogue): Catalogue {
  let vocabulary: ReturnType<Catalogue['vocabulary']> | null = null;
  const products = new Map<string, ReturnType<Catalogue['productsFor']>>();
  return {
    vocabulary(signal) {
      vocabulary ??= catalogue.vocabulary(signal);
      return vocabulary;
    },
    productsFor(analysis, signal) {
      const key = JSON.stringify(analysis);
      const answer = products.get(key) ?? catalogue.productsFor(analysis, signal);
      products.set(key, answer);
      return answer;
    },
  };
}

async function wordingFor(
  providers: PlanningProviders,
  trip: Trip,
  language: Language,
  signal?: AbortSignal,
): Promise<Wording> {
  const place = await nameIn(providers.geocoder, trip, language, signal);
  const translated: Trip = { ...trip, language, location: { ...trip.location, place } };
  return { place, recommendation: await recommendTrip(translated, providers, signal) };
}

/** The other language's name is an extra: without it the place keeps the one it has. */
async function nameIn(
  geocoder: Geocoder,
  { location }: Trip,
  language: Language,
  signal?: AbortSignal,
): Promise<string> {
  try {
    const name = await geocoder.nameAt(location, language, signal);
    return name === '' ? location.place : name;
  } catch (error) {
    if (isAbort(error)) throw error;
    console.error('Error naming the location', error);
    return location.place;
  }
}
