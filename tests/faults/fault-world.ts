import { completePlan } from '#src/planning/complete-plan.ts';
import { planByService, planOnDevice } from '#src/planning/plan-trip.ts';
import type { Catalogue, Geocoder } from '#src/domain/ports.ts';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { memoryGearStore } from '#tests/helpers/memory-gear.ts';
import { createTestWorld } from '#tests/fixtures/trips/trips-world.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { FAULTS, SECRET } from './faults.ts';
import type { FaultRow } from './faults.ts';

/** Long enough for any answer on the slowest machine. */
export const LIMIT_MS = 20_000;
/** For faults on the first request, when no answer has to arrive within the limit. */
const SHORT_LIMIT_MS = 200;
/** Long enough for the answers that come before the fault. */
const SOAK_LIMIT_MS = 1500;

/** The time limit of a request; short for the faults that run into it. */
export function limitFor(row: FaultRow): number {
  if (!isTimed(row)) return LIMIT_MS;
  return IS_SOAK ? SOAK_LIMIT_MS : SHORT_LIMIT_MS;
}

/**
 * The faults to try after this many answered requests. Faults that end by the time limit are tried
 * on the first request only, but for the soak run: later ones need a limit long enough for the
 * answers before them.
 */
export function faultsAfter(answered: number): FaultRow[] {
  if (answered === 0) return [...FAULTS];
  return FAULTS.filter((row) => row.at === undefined && (IS_SOAK || !isTimed(row)));
}

function isTimed({ fault }: FaultRow): boolean {
  return fault?.kind === 'silence' || fault?.kind === 'stall';
}

export const KARWENDEL = { lat: 47.3769, lng: 11.4803 };
export const DRAFT = { startDate: '2027-07-10', endDate: '2027-07-20', preferences: 'huts' };

const pack = createFileDataPack();
const bundled = createBundledCatalogue(pack);
const embedded = createGazetteerGeocoder(REAL.gazetteer);

type Parts = { openAiUrl: string; catalogue?: Catalogue; geocoder?: Geocoder; limitMs?: number };

/** The whole planner, composed as the app does it, over real services, real data and IndexedDB. */
export function openPlannerWith({
  openAiUrl,
  catalogue = bundled,
  geocoder = embedded,
  limitMs = LIMIT_MS,
}: Parts) {
  const world = createTestWorld();
  const service = createOpenAiRecommender(
    { apiKey: SECRET, baseUrl: `${openAiUrl}/v1`, model: 'gpt-3.5-turbo' },
    { limitMs, pause: async () => undefined },
  );
  const own = createDeviceRecommender(world);
  const device = { ...world, catalogue: bundled, geocoder: embedded, wishes: own };
  const history = createTripHistory({ database: createTripDatabase() });
  const store = createPlannerStore({
    geocoder,
    toStorableLocation: (location) => Promise.resolve(location),
    history,
    gear: memoryGearStore(),
    loadEvidence: async () => ({
      climate: await world.climate.normalsAt(KARWENDEL),
      terrain: await world.terrain.at(KARWENDEL),
      timeZone: 'Europe/Vienna',
    }),
    recommend: (trip, signal, onStep) =>
      planByService({ ...device, catalogue, recommender: service }, trip, signal, onStep),
    recommenderIsRemote: true,
    recommendOnDevice: (trip, signal, onStep) =>
      planOnDevice({ ...device, recommender: own }, trip, signal, onStep),
    complete: (planned, signal) =>
      completePlan(
        { recommender: own, geocoder: embedded, catalogues: [bundled] },
        planned,
        signal,
      ),
    memory: { read: () => null, write: () => undefined },
    recentMemory: { read: () => null, write: () => undefined },
    linkTo: () => Promise.resolve(null),
    today: () => '2027-05-01',
  });
  store.setLanguage('en');
  store.choosePlace(KARWENDEL);
  store.pickDate('startDate', DRAFT.startDate);
  store.pickDate('endDate', DRAFT.endDate);
  store.setPreferences(DRAFT.preferences);
  return { store, history };
}
