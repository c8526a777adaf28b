import { createWebMemory } from '#src/planner/planner-memory.ts';
import { createPlannerStore } from '#src/planner/planner-store.ts';
import type { IsoDay } from '#src/domain/day.ts';
import type { Geocoder, Terrain } from '#src/domain/ports.ts';
import type { PlannerDeps, Recommend, Storable } from '#src/planner/planner-state.ts';
import type { Travel } from './app-services.ts';
import { chooseProviders, configuredServices } from './choose-providers.ts';
import type { Choice, Services } from './choose-providers.ts';
import { createHistoryWhenAsked } from './history-when-asked.ts';
import { loadBasemap } from './load-basemap.ts';
import { onceUnlessFailed } from './once-unless-failed.ts';
import { loadEvidence, planByService, planOnDevice } from './plan-trip.ts';
import { preparePlan } from './prepare-plan.ts';
import { everythingStorable, ownStorable } from './storable-location.ts';
import { whenQuiet } from './when-quiet.ts';

/** The providers and the storage, which the first question loads. */
type Choose = () => Promise<Choice>;

/**
 * The share of the planner and the trips: providers, storage and the planner's store. What is behind
 * the ports is loaded when it is asked, and else once the page is quiet: the map comes first.
 */
export function composeTravel(today: () => IsoDay): Travel {
  const services = configuredServices();
  const choose = onceUnlessFailed(() => chooseProviders(services));
  const loadHistory = onceUnlessFailed(openHistory);
  const history = createHistoryWhenAsked(loadHistory);
  const geocoder = geocoderOf(choose);
  const plannerStore = createPlannerStore({
    geocoder,
    storable: storableOf(choose, services),
    history,
    today,
    loadEvidence: evidenceOf(choose),
    ...recommendations(choose, services),
    memory: createWebMemory(() => localStorage),
  });
  // What does not load now is asked for again when it is needed.
  whenQuiet(() => void Promise.allSettled([choose(), loadHistory()]));
  return {
    plannerStore,
    geocoder,
    terrain: terrainOf(choose),
    history,
    loadBasemap: () => loadBasemap(services.map),
    onDevice: { places: services.geocoding === null, plans: services.openai === null },
  };
}

async function openHistory() {
  const { createTripHistory } = await import('#src/storage/trip-history.ts');
  return createTripHistory();
}

/** Whoever asks what a place is like may soon ask for a plan there. */
function evidenceOf(choose: Choose): PlannerDeps['loadEvidence'] {
  return async (point, signal) => {
    const choice = await choose();
    const evidence = await loadEvidence(choice.chosen, point, signal);
    whenQuiet(() => {
      if (!signal.aborted) void preparePlan(choice, point, evidence);
    });
    return evidence;
  };
}

function geocoderOf(choose: Choose): Geocoder {
  return {
    nameAt: async (...question) => (await choose()).chosen.geocoder.nameAt(...question),
    search: async (...question) => (await choose()).chosen.geocoder.search(...question),
  };
}

function terrainOf(choose: Choose): Terrain {
  return {
    at: async (...question) => (await choose()).chosen.terrain.at(...question),
    heightsAround: async (...question) =>
      (await choose()).chosen.terrain.heightsAround(...question),
  };
}

type Recommendations = Pick<PlannerDeps, 'recommend' | 'writtenElsewhere' | 'recommendOnDevice'>;

/** How a trip is planned here, and how the device alone would plan it, where that is another way. */
function recommendations(choose: Choose, services: Services): Recommendations {
  const onDevice: Recommend = async (trip, signal, onStep) =>
    planOnDevice((await choose()).device, trip, signal, onStep);
  if (services.openai !== null) {
    return {
      recommend: async (trip, signal, onStep) =>
        planByService((await choose()).chosen, trip, signal, onStep),
      writtenElsewhere: true,
      recommendOnDevice: onDevice,
    };
  }
  return {
    recommend: async (trip, signal, onStep) => {
      const { device, chosen } = await choose();
      return planOnDevice({ ...device, catalogue: chosen.catalogue }, trip, signal, onStep);
    },
    writtenElsewhere: false,
    recommendOnDevice: services.supabase === null ? null : onDevice,
  };
}

/** Mapbox' temporary geocodes are for the screen only. */
function storableOf(choose: Choose, { geocoding }: Services): Storable {
  if (geocoding?.mode !== 'mapbox.places') return everythingStorable;
  return async (...question) => {
    const { device } = await choose();
    return ownStorable(device.geocoder, device.places)(...question);
  };
}
