import { createSampleProviders } from '#data/sample/sample-providers.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import type { Expected } from './expectations.ts';
import { TRIPS } from './trips.ts';

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

const AROUND_KM = 130;

/** Plans all trips, without any service. */
export async function planTrips(pack: DataPack): Promise<PlannedTrip[]> {
  const providers = createSampleProviders(pack);
  const sights = createPackSights(pack);
  const planned: PlannedTrip[] = [];
  /** Two rows may expect different things of one trip. */
  const plans = new Map<string, Recommendation>();
  for (const { trip, row, expected } of TRIPS) {
    const { location, request, language } = trip;
    const place = await providers.geocoder.nameAt(location, language);
    const asked = { ...trip, location: { ...location, place } };
    const key = JSON.stringify(asked);
    const plan = plans.get(key) ?? (await recommendTrip(asked, providers));
    plans.set(key, plan);
    planned.push({
      trip: asked,
      label: `${location.place}, ${request.startDate}, ${language}: ${request.preferences}`,
      row,
      expected,
      plan,
      sights: (await sights.near(location, AROUND_KM)).map((sight) =>
        Object.assign(sight, { name: sight.names[language] }),
      ),
      countryAt: async (point) => (await providers.countries.at(point))?.code ?? null,
    });
  }
  return planned;
}
