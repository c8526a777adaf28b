import type { SampleProviders } from '#data/sample/sample-providers.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { Sights } from '#src/domain/ports.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import type { Expected } from './expectations.ts';
import { TRIPS } from './trips.ts';
import type { TableTrip } from './trips.ts';

/** A trip, its plan on the device, and all sights within a day trip of it. */
export type PlannedTrip = {
  trip: Trip;
  label: string;
  row: string;
  expected: Expected;
  plan: Recommendation;
  sights: readonly (Sight & { name: string })[];
  /** The country of a point, ISO 3166; null at sea and in disputed areas. */
  countryAt: (point: { lat: number; lng: number }) => Promise<string | null>;
};

/** Plans a trip; one that was planned already is not planned again. */
export type PlanTrip = (trip: Trip) => Promise<Recommendation>;

const AROUND_KM = 130;
/** The heights of the world are stored in blocks of so many degrees. */
const BLOCK_DEGREES = 22.5;

/**
 * Plans all trips, without any service. `alongside` is called after each trip and may plan more of the
 * same place and days, which costs little while they are remembered.
 */
export async function planTrips(
  providers: SampleProviders,
  guide: Sights,
  alongside?: (trip: Trip, planTrip: PlanTrip) => Promise<void>,
): Promise<PlannedTrip[]> {
  const planned = new Map<TableTrip, PlannedTrip>();
  /** Two rows may expect different things of one trip. */
  const plans = new Map<string, Promise<Recommendation>>();
  const planTrip: PlanTrip = (trip) => {
    const key = JSON.stringify(trip);
    const plan = plans.get(key) ?? recommendTrip(trip, providers);
    plans.set(key, plan);
    return plan;
  };
  for (const row of TRIPS.toSorted((a, b) => blockOf(a) - blockOf(b))) {
    const { location, request, language } = row.trip;
    const place = await providers.geocoder.nameAt(location, language);
    const home = row.home === null ? null : await providers.countries.of(row.home);
    const trip = {
      ...row.trip,
      location: { ...location, place },
      ...(home === null ? {} : { home }),
    };
    planned.set(row, {
      trip,
      label: `${place}, ${request.startDate}, ${language}: ${request.preferences}`,
      row: row.row,
      expected: row.expected,
      plan: await planTrip(trip),
      sights: withNames(await guide.near(location, AROUND_KM), language),
      countryAt: async (point) => (await providers.countries.at(point))?.code ?? null,
    });
    await alongside?.(trip, planTrip);
  }
  return TRIPS.flatMap((row) => planned.get(row) ?? []);
}

/** Trips of one block are planned one after the other: its heights are decoded once. */
function blockOf({ trip: { location } }: TableTrip): number {
  const row = Math.floor((90 - location.lat) / BLOCK_DEGREES);
  return row * 1000 + Math.floor((location.lng + 180) / BLOCK_DEGREES);
}

function withNames(sights: readonly Sight[], language: Language): (Sight & { name: string })[] {
  return sights.map((sight) => Object.assign(sight, { name: sight.names[language] }));
}
