import { createWebMemory } from '#src/planner/planner-memory.ts';
import { createPlannerStore } from '#src/planner/planner-store.ts';
import type { IsoDay } from '#src/domain/day.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import type { Travel } from './app-services.ts';
import { chooseProviders } from './choose-providers.ts';
import { loadEvidence, planOnDevice } from './plan-trip.ts';

/** The share of the planner and the trips: providers, storage and the planner's store. */
export async function composeTravel(today: () => IsoDay): Promise<Travel> {
  const { chosen: providers } = await chooseProviders();
  const history = createTripHistory();
  const { geocoder, terrain, loadBasemap } = providers;
  const plannerStore = createPlannerStore({
    geocoder,
    history,
    today,
    loadEvidence: (point, signal) => loadEvidence(providers, point, signal),
    recommend: (trip, signal, onStep) => planOnDevice(providers, trip, signal, onStep),
    recommendOnDevice: null,
    memory: createWebMemory(() => localStorage),
  });
  const onDevice = { places: true, plans: true };
  return { plannerStore, geocoder, terrain, history, loadBasemap, onDevice };
}
