import { createWebMemory } from '#src/planner/planner-memory.ts';
import { createPlannerStore } from '#src/planner/planner-store.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Geocoder, Terrain } from '#src/domain/ports.ts';
import type { PlannerDeps } from '#src/planner/planner-state.ts';
import type { ToStorableLocation } from '#src/domain/ports.ts';
import type { Travel } from '../app-services.ts';
import { chooseProviders } from './choose-providers.ts';
import { everythingStorable } from './everything-storable.ts';
import { createHistoryWhenAsked } from './history-when-asked.ts';
import { loadBasemap } from './load-basemap.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { once } from '#src/timing/once.ts';
import { configuredServices } from './read-configuration.ts';
import type { Services } from './read-configuration.ts';
import type { TravelDesk } from './travel-desk.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

/** The desk, which the first question opens. */
type Desk = () => Promise<TravelDesk>;

/**
 * The share of the planner and the trips: providers, storage and the planner's store. What is behind
 * the ports is loaded when it is asked, and else once the page is quiet: the map comes first.
 */
export function composeTravel(today: () => IsoDay): Travel {
  const services = configuredServices();
  const desk = once(() => openDesk(services));
  const loadHistory = once(openHistory);
  const history = createHistoryWhenAsked(loadHistory);
  const geocoder = geocoderOf(desk);
  const plannerStore = createPlannerStore({
    geocoder,
    toStorableLocation: toStorableLocationOf(desk, services),
    history,
    today,
    loadEvidence: async (...question) => (await desk()).loadEvidence(...question),
    ...recommendations(desk, services),
    memory: createWebMemory(() => localStorage),
  });
  // What does not load now is asked for again when it is needed.
  whenIdle(() => void Promise.allSettled([desk(), loadHistory()]));
  return {
    plannerStore,
    geocoder,
    terrain: terrainOf(desk),
    history,
    loadBasemap: () => loadBasemap(services.map),
    onDevice: answeredHere(services),
  };
}

/** What needs none of the services. */
export function answeredHere({ geocoding, openai }: Services): Travel['onDevice'] {
  return { places: geocoding === null, plans: openai === null };
}

async function openDesk(services: Services) {
  const [choice, { openTravelDesk }] = await Promise.all([
    chooseProviders(services),
    import('./travel-desk.ts'),
  ]);
  return openTravelDesk(choice, services);
}

async function openHistory() {
  const { createTripHistory } = await import('#src/storage/trip-history.ts');
  await yieldToMain();
  return createTripHistory();
}

function geocoderOf(desk: Desk): Geocoder {
  return {
    nameAt: async (...question) => (await desk()).geocoder.nameAt(...question),
    search: async (...question) => (await desk()).geocoder.search(...question),
  };
}

function terrainOf(desk: Desk): Terrain {
  return {
    at: async (...question) => (await desk()).terrain.at(...question),
    heightsAround: async (...question) => (await desk()).terrain.heightsAround(...question),
  };
}

type Recommendations = Pick<PlannerDeps, 'recommend' | 'writtenElsewhere' | 'recommendOnDevice'>;

/** How a trip is planned here, and how the device alone would plan it, where that is another way. */
function recommendations(desk: Desk, { openai, supabase }: Services): Recommendations {
  const onDeviceAlone = openai === null && supabase === null;
  return {
    recommend: async (...question) => (await desk()).recommend(...question),
    writtenElsewhere: openai !== null,
    recommendOnDevice: onDeviceAlone
      ? null
      : async (...question) => (await desk()).recommendOnDevice(...question),
  };
}

/** Mapbox' temporary geocodes are for the screen only. */
function toStorableLocationOf(desk: Desk, { geocoding }: Services): ToStorableLocation {
  if (geocoding?.mode !== 'mapbox.places') return everythingStorable;
  return async (...question) => (await desk()).toStorableLocation(...question);
}
