import type { LatLng } from '#src/domain/place/location.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { saidOnce } from '#src/domain/stops/said-once.ts';
import { planStops, tripsOfStops } from '#src/domain/stops/plan-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { REAL } from './real-providers.ts';

const VIENNA = { lat: 48.2085, lng: 16.3721 };
const KRAKOW = { lat: 50.0614, lng: 19.9366 };
const TALLINN = { lat: 59.437, lng: 24.7535 };

type RouteStop = { point: LatLng; nights: number; gap?: number };
type Route = {
  from: string;
  travelers?: number;
  preferences?: string;
  stops: readonly RouteStop[];
};

/** The route of the mock-ups: 10 to 21 June 2027, two travellers. */
export const VIENNA_KRAKOW_TALLINN: Route = {
  from: '2027-06-10',
  travelers: 2,
  preferences: 'old towns, cafés, a swim',
  stops: [
    { point: VIENNA, nights: 4 },
    { point: KRAKOW, nights: 3 },
    { point: TALLINN, nights: 4 },
  ],
};

/** Five stops, with a day on the way, a night that belongs to none and one that belongs to two. */
export const FIVE_STOPS: Route = {
  from: '2027-06-10',
  preferences: 'old towns, cafés, a swim',
  stops: [
    { point: VIENNA, nights: 4 },
    { point: KRAKOW, nights: 3 },
    { point: { lat: 52.2298, lng: 21.0118 }, nights: 0, gap: 1 },
    { point: { lat: 54.6892, lng: 25.2798 }, nights: 2, gap: -1 },
    { point: TALLINN, nights: 4 },
  ],
};

/** A trip with stops, planned by the device from the committed data, said in both languages. */
export async function plannedRoute({
  from,
  travelers = 2,
  preferences = '',
  stops,
}: Route): Promise<PlannedTrip> {
  const providers = REAL.planning;
  const dates = stopDates(
    from,
    stops.map(({ nights, gap = 0 }) => ({ nights, gap })),
  );
  const places = await Promise.all(
    stops.map(({ point }) => providers.geocoder.nameAt(point, 'en')),
  );
  const trips = tripsOfStops(
    {
      request: { startDate: from, endDate: dates.at(-1)?.endDate ?? from, travelers, preferences },
      language: 'en',
    },
    stops.map(({ point }, at) => ({
      location: { ...point, place: places[at] ?? '' },
      ...(dates[at] ?? { startDate: from, endDate: from }),
    })),
  );
  const { stops: planned } = await planStops(
    trips,
    (trip, signal, onStep) => planOnDevice(providers, trip, signal, onStep),
    new AbortController().signal,
  );
  const catalogues = [providers.catalogue];
  return completePlan({ ...providers, catalogues }, joinStops(saidOnce(planned)));
}
