import { isAbort } from '#src/domain/errors.ts';
import type {
  Catalogue,
  Climate,
  Countries,
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
  countries: Pick<Countries, 'at'>;
  terrain: Terrain;
  timeZones: TimeZones;
  wishes: WishReader;
};

/** A trip planned by the device recommender, in the language of the trip; `completePlan` says it in the other. */
export async function planOnDevice(
  providers: PlanningProviders,
  trip: Trip,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  const catalogue = widenCatalogue(cacheCatalogue(providers.catalogue));
  return planTrip({ ...providers, catalogue }, trip, 'device', signal, onStep);
}

/** A trip planned by a remote recommender: in the language of the trip only. */
export async function planByService(
  providers: PlanningProviders,
  trip: Trip,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  return planTrip(providers, trip, 'ai', signal, onStep);
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
  origin: Origin,
  signal?: AbortSignal,
  onStep?: (step: RecommendStep) => void,
): Promise<PlannedTrip> {
  const [recommendation, figures] = await Promise.all([
    recommendTrip(trip, providers, signal, onStep),
    figuresOf(providers, trip, signal),
  ]);
  const wording: Wording = { place: trip.location.place, recommendation };
  return { trip, origin, wordings: { [trip.language]: wording }, ...figures };
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

/** Null where it fails, which is logged; an abort still rejects. */
export async function optional<Value>(
  answer: Promise<Value>,
  message: string,
): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAbort(error)) throw error;
    console.error(message, error);
    return null;
  }
}
