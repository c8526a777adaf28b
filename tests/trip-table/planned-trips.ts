import { openFinishedPack } from '#data/finished-pack.ts';
import { createSampleProviders } from '#data/sample/sample-providers.ts';
import type { Recommendation } from '#src/domain/recommendation.ts';
import type { Sight } from '#src/domain/sights.ts';
import type { Trip } from '#src/domain/trip.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { TRIPS } from './trips.ts';

/** A trip, its plan on the device, and all sights within a day trip of it. */
export type PlannedTrip = {
  trip: Trip;
  label: string;
  plan: Recommendation;
  sights: readonly (Sight & { name: string })[];
  /** The country of a point, ISO 3166; null at sea and in disputed areas. */
  countryAt: (point: { lat: number; lng: number }) => Promise<string | null>;
};

const AROUND_KM = 130;

/** Plans all trips with the real data, without any service. */
export async function planTrips(): Promise<PlannedTrip[]> {
  const pack = await openFinishedPack();
  const providers = createSampleProviders(pack);
  const sights = createPackSights(pack);
  const planned: PlannedTrip[] = [];
  for (const trip of TRIPS) {
    const { location, request, language } = trip;
    const place = await providers.geocoder.nameAt(location, language);
    const asked = { ...trip, location: { ...location, place } };
    planned.push({
      trip: asked,
      label: `${location.place}, ${request.startDate}, ${language}: ${request.preferences}`,
      plan: await recommendTrip(asked, providers),
      sights: (await sights.near(location, AROUND_KM)).map((sight) =>
        Object.assign(sight, { name: sight.names[language] }),
      ),
      countryAt: async (point) => (await providers.countries.at(point))?.code ?? null,
    });
  }
  return planned;
}
