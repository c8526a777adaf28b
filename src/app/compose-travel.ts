import { createWebMemory } from '#src/planner/planner-memory.ts';
import { createPlannerStore } from '#src/planner/planner-store.ts';
import type { IsoDay } from '#src/domain/day.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import type { Recommend } from '#src/planner/planner-state.ts';
import type { Travel } from './app-services.ts';
import { chooseProviders } from './choose-providers.ts';
import type { Choice } from './choose-providers.ts';
import { loadEvidence, planByService, planOnDevice } from './plan-trip.ts';

/** The share of the planner and the trips: providers, storage and the planner's store. */
export async function composeTravel(today: () => IsoDay): Promise<Travel> {
  const choice = await chooseProviders();
  const { chosen, services } = choice;
  const history = createTripHistory();
  const { geocoder, terrain, loadBasemap } = chosen;
  const plannerStore = createPlannerStore({
    geocoder,
    history,
    today,
    loadEvidence: (point, signal) => loadEvidence(chosen, point, signal),
    ...recommendations(choice),
    memory: createWebMemory(() => localStorage),
  });
  return {
    plannerStore,
    geocoder,
    terrain,
    history,
    loadBasemap,
    onDevice: { places: services.geocoding === null, plans: services.openai === null },
  };
}

/** How a trip is planned here, and how the device alone would plan it, where that is another way. */
function recommendations({ chosen, device, services }: Choice): {
  recommend: Recommend;
  recommendOnDevice: Recommend | null;
} {
  const onDevice: Recommend = (trip, signal, onStep) => planOnDevice(device, trip, signal, onStep);
  if (services.openai !== null) {
    return {
      recommend: (trip, signal, onStep) => planByService(chosen, trip, signal, onStep),
      recommendOnDevice: onDevice,
    };
  }
  if (services.supabase === null) return { recommend: onDevice, recommendOnDevice: null };
  return {
    recommend: (trip, signal, onStep) => planOnDevice(chosen, trip, signal, onStep),
    recommendOnDevice: onDevice,
  };
}
