import { createWebMemory } from '#src/planner/planner-memory.ts';
import { createPlannerStore } from '#src/planner/planner-store.ts';
import type { IsoDay } from '#src/domain/day.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import type { PlannerDeps, Recommend, Storable } from '#src/planner/planner-state.ts';
import type { Travel } from './app-services.ts';
import { chooseProviders } from './choose-providers.ts';
import type { Choice } from './choose-providers.ts';
import { loadEvidence, planByService, planOnDevice } from './plan-trip.ts';
import { everythingStorable, ownStorable } from './storable-location.ts';

/** The share of the planner and the trips: providers, storage and the planner's store. */
export async function composeTravel(today: () => IsoDay): Promise<Travel> {
  const choice = await chooseProviders();
  const { chosen, services } = choice;
  const history = createTripHistory();
  const { geocoder, terrain, loadBasemap } = chosen;
  const plannerStore = createPlannerStore({
    geocoder,
    storable: storableOf(choice),
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

type Recommendations = Pick<PlannerDeps, 'recommend' | 'writtenElsewhere' | 'recommendOnDevice'>;

/** How a trip is planned here, and how the device alone would plan it, where that is another way. */
function recommendations({ chosen, device, services }: Choice): Recommendations {
  const onDevice: Recommend = (trip, signal, onStep) => planOnDevice(device, trip, signal, onStep);
  if (services.openai !== null) {
    return {
      recommend: (trip, signal, onStep) => planByService(chosen, trip, signal, onStep),
      writtenElsewhere: true,
      recommendOnDevice: onDevice,
    };
  }
  const sources = { ...device, catalogue: chosen.catalogue };
  return {
    recommend: (trip, signal, onStep) => planOnDevice(sources, trip, signal, onStep),
    writtenElsewhere: false,
    recommendOnDevice: services.supabase === null ? null : onDevice,
  };
}

/** Mapbox' temporary geocodes are for the screen only. */
function storableOf({ device, services }: Choice): Storable {
  return services.geocoding?.mode === 'mapbox.places'
    ? ownStorable(device.geocoder, device.places)
    : everythingStorable;
}
