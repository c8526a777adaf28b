import { completePlan } from '#src/planning/complete-plan.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { VIENNA_KRAKOW_TALLINN, plannedRoute } from '#tests/helpers/planned-route.ts';

const SAVED_AT = '2026-11-20T08:00:00.000Z';
const DAYS = { startDate: '2027-06-10', endDate: '2027-06-20' };
const HIGH_COAST = { lat: 63.1282, lng: 18.6435 };

/** The saved trips that journeys start from, where planning is not what they test. */
const ASKED = {
  highCoast: { point: HIGH_COAST, ...DAYS, travelers: 2, preferences: '' },
  highCoastByKayak: { point: HIGH_COAST, ...DAYS, travelers: 3, preferences: 'kayak' },
  highCoastOnFoot: {
    point: HIGH_COAST,
    ...DAYS,
    travelers: 2,
    preferences: 'kayaking and hiking',
  },
  karwendel: { point: { lat: 47.3769, lng: 11.4803 }, ...DAYS, travelers: 2, preferences: '' },
  southIceland: {
    point: { lat: 63.42, lng: -19.01 },
    startDate: '2027-06-10',
    endDate: '2027-06-16',
    travelers: 1,
    preferences: 'hiking',
  },
  interlakenWithBaby: {
    point: { lat: 46.686, lng: 7.863 },
    startDate: '2027-06-10',
    endDate: '2027-06-16',
    travelers: 3,
    preferences: 'with a baby',
  },
  dublinInDecember: {
    point: { lat: 53.35, lng: -6.26 },
    startDate: '2027-12-04',
    endDate: '2027-12-07',
    travelers: 1,
    preferences: 'Weihnachtsmarkt',
  },
  lisbon: {
    point: { lat: 38.7223, lng: -9.1307 },
    startDate: '2026-11-28',
    endDate: '2026-12-02',
    travelers: 2,
    preferences: 'museums, sunset views',
  },
} as const;

/** A trip with stops, see planned-route.ts. */
const WITH_STOPS = 'viennaToTallinn';

export type JourneyTrip = keyof typeof ASKED | typeof WITH_STOPS;

/** Each planned once, by the same code and from the same data as in the browser, and as it stores them. */
export async function planJourneyTrips(): Promise<SavedTrip[]> {
  const providers = REAL.planning;
  const saved: SavedTrip[] = [];
  for (const [id, { point, ...request }] of Object.entries(ASKED)) {
    const place = await providers.geocoder.nameAt(point, 'en');
    const planned = await planOnDevice(providers, {
      location: { ...point, place },
      request,
      language: 'en',
    });
    const completed = await completePlan(
      { ...providers, catalogues: [providers.catalogue] },
      planned,
    );
    saved.push({ ...completed, id, savedAt: SAVED_AT, ...NOTHING_OWN });
  }
  const route = await plannedRoute(VIENNA_KRAKOW_TALLINN);
  saved.push({ ...route, id: WITH_STOPS, savedAt: SAVED_AT, ...NOTHING_OWN });
  return saved;
}
