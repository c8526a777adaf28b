import type { IsoDay } from '#src/domain/days/day.ts';
import type {
  Basemap,
  CompletePlan,
  Geocoder,
  Terrain,
  ToStorableLocation,
  TripHistory,
} from '#src/domain/ports.ts';
import { RECENT_PLACES, createWebMemory } from '#src/planner/store/planner-memory.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import type { HomeCountryStore } from '#src/result/home-country/home-country-store.ts';
import { createGearStore } from '#src/result/gear-store.ts';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { createFileHandover } from '#src/trip/bring/file-handover.ts';
import { createHomeMemory } from '#src/trips/home/home-memory.ts';
import { createHomeStore } from '#src/trips/home/home-store.ts';
import type { ToShare } from '#src/export/links/shared-trip.ts';
import { once } from '#src/timing/once.ts';
import { whenIdle } from '#src/timing/when-idle.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import type { PlannerServices } from '../app.ts';
import { askingToPersist } from './ask-to-persist.ts';
import { chooseProviders } from './choose-providers.ts';
import { composeHomeCountry, withHome } from './home-country.ts';
import { createLazyBackup, createLazyGear, createLazyHistory } from './lazy-storage.ts';
import { holdingMaps, lazyKeptMaps } from './lazy-kept-maps.ts';
import type { PlanningServices } from './planning-services.ts';
import { configuredHosts, configuredServices } from './read-configuration.ts';
import type { Services } from './read-configuration.ts';

type LoadPlanning = () => Promise<PlanningServices>;

/**
 * Providers, storage and the planner's store. The providers behind the ports are loaded at the
 * first call, else when the browser is idle: the map comes first.
 */
export function composePlannerServices(today: () => IsoDay, builtOn: IsoDay): PlannerServices {
  const services = configuredServices();
  const planning = once(() => loadPlanning(services));
  const notes = createBackupNotes(() => localStorage);
  const memory = createWebMemory(() => localStorage);
  const loadStorage = once(openStorage);
  const complete: CompletePlan = async (...args) => (await planning()).complete(...args);
  const stored = askingToPersist(lazyHistory(loadStorage, planning, complete), notes);
  const history = holdingMaps(services.detail !== null, stored);
  const gear = createGearStore(
    createLazyGear(async () => (await loadStorage()).gear),
    () => new Date(),
  );
  const names = lazyNames(planning);
  const places = {
    toStorableLocation: lazyStorableLocation(planning, services),
    loadEvidence: async (...args) => (await planning()).loadEvidence(...args),
  } satisfies Pick<PlannerDeps, 'toStorableLocation' | 'loadEvidence'>;
  const homeMemory = createHomeMemory(() => localStorage);
  const atHome = composeHomeCountry({
    homeMemory,
    history,
    countries: async () => (await planning()).countries,
  });
  const plannerStore = createPlannerStore({
    ...places,
    geocoder: names.geocoder,
    history,
    gear,
    linkTo: (trip) => linkTo(trip, builtOn),
    today,
    ...lazyRecommend(planning, services, atHome.homeCountry),
    complete,
    memory,
    recentMemory: createWebMemory(() => localStorage, RECENT_PLACES),
  });
  // A failure here is retried, and shown, at the first call.
  whenIdle(() => void Promise.allSettled([planning(), loadStorage()]));
  return {
    plannerStore,
    ...names,
    terrain: lazyTerrain(planning),
    history,
    gear,
    backup: createLazyBackup(async () => (await loadStorage()).backup),
    notes,
    memory,
    homeMemory,
    ...atHome,
    home: createHomeStore({ ...places, memory: homeMemory }),
    async completeTrip(id) {
      const { completeSaved } = await import('./complete-saved.ts');
      await completeSaved(history, complete, id);
    },
    ...lazySurroundings(planning),
    ...lazyPlans(planning, atHome.homeCountry),
    handover: createFileHandover(),
    ...lazyMaps(services, history),
    onDevice: answeredOnDevice(),
  };
}

function lazyMaps(
  services: Services,
  history: TripHistory,
): Pick<PlannerServices, 'loadBasemap' | 'openKeptMaps'> {
  const basemap = once(() => loadBasemap(services));
  return {
    loadBasemap: basemap,
    openKeptMaps: lazyKeptMaps(services.detail !== null, basemap, history),
  };
}

function lazySurroundings(planning: LoadPlanning): Pick<PlannerServices, 'places' | 'guide'> {
  return {
    places: { near: async (...args) => (await planning()).places.near(...args) },
    guide: {
      inReach: async (...args) => (await planning()).guide.inReach(...args),
      between: async (...args) => (await planning()).guide.between(...args),
    },
  };
}

/** The tasks that this device does itself, without any service. */
export function answeredOnDevice(): PlannerServices['onDevice'] {
  const { places, recommender } = configuredHosts();
  return { places: places === null, plans: recommender === null };
}

async function loadPlanning(services: Services): Promise<PlanningServices> {
  const [choice, { createPlanningServices }] = await Promise.all([
    chooseProviders(services),
    import('./planning-services.ts'),
  ]);
  return createPlanningServices(choice, services);
}

async function openStorage() {
  const { openStorage: open } = await import('#src/storage/open-storage.ts');
  await yieldToMain();
  return open();
}

/** A link for the traveller's own use, so wishes and notes are included. */
async function linkTo(trip: ToShare, builtOn: IsoDay): Promise<string | null> {
  const { tripFragment } = await import('#src/export/links/trip-link.ts');
  return tripFragment(trip, { builtOn, withWishes: true, withNotes: true });
}

/** The bundled map, with the configured detail, or beneath another one. */
async function loadBasemap({ map: remote, detail }: Services): Promise<Basemap> {
  const { deviceBasemap } = await import('./device-basemap.ts');
  const bundled = deviceBasemap();
  if (remote !== null) return { kind: 'remote', ...remote, beneath: bundled };
  if (detail === null) return bundled;
  const [{ createDetailMap }, { withKeptSources }] = await Promise.all([
    import('#src/providers/detail/detail-map.ts'),
    import('#src/offline/kept-map/kept-sources.ts'),
  ]);
  const loaded = createDetailMap(detail, globalThis.location.origin);
  const load = withKeptSources((signal) => loaded.load(signal));
  return { ...bundled, detail: { host: loaded.host, load } };
}

/** Saved trips, with what their plans lack. */
function lazyHistory(
  loadStorage: () => Promise<{ history: TripHistory }>,
  planning: LoadPlanning,
  complete: CompletePlan,
): TripHistory {
  // Once: importing what is loaded takes the browser tasks of its own, for which saving would wait.
  const load = once(async () => {
    const [{ history }, { withWants }, { completingLater }] = await Promise.all([
      loadStorage(),
      import('./with-wants.ts'),
      import('./complete-saved.ts'),
    ]);
    const completed = completingLater(history, complete);
    return withWants(completed, async (text) => (await planning()).wishes.weatherWants(text));
  });
  return createLazyHistory(load);
}

function lazyNames(planning: LoadPlanning): Pick<PlannerServices, 'geocoder' | 'gazetteer'> {
  return {
    geocoder: lazyGeocoder(async () => (await planning()).geocoder),
    gazetteer: lazyGeocoder(async () => (await planning()).gazetteer),
  };
}

function lazyGeocoder(load: () => Promise<Geocoder>): Geocoder {
  return {
    nameAt: async (...args) => (await load()).nameAt(...args),
    search: async (...args) => (await load()).search(...args),
  };
}

function lazyTerrain(planning: LoadPlanning): Terrain {
  return {
    at: async (...args) => (await planning()).terrain.at(...args),
    heightsAround: async (...args) => (await planning()).terrain.heightsAround(...args),
  };
}

type Recommend = Pick<PlannerDeps, 'recommend' | 'recommenderIsRemote' | 'recommendOnDevice'>;

/** A friend's trip is planned for the home of who opens the link. */
function lazyPlans(
  planning: LoadPlanning,
  homeCountry: HomeCountryStore,
): Pick<PlannerServices, 'planShared' | 'planAnew'> {
  return {
    async planShared(shared, signal) {
      const trip = await withHome(shared.trip, homeCountry);
      return (await planning()).planShared({ ...shared, trip }, signal);
    },
    planAnew: async (trip, signal) =>
      (await planning()).planAnew(await withHome(trip, homeCountry), signal),
  };
}

/** The device's own way is offered as well where a service has a part in the plan. */
function lazyRecommend(
  planning: LoadPlanning,
  { openai, supabase }: Services,
  homeCountry: HomeCountryStore,
): Recommend {
  const onDeviceAlone = openai === null && supabase === null;
  return {
    recommend: async (trip, ...args) =>
      (await planning()).recommend(await withHome(trip, homeCountry), ...args),
    recommenderIsRemote: openai !== null,
    recommendOnDevice: onDeviceAlone
      ? null
      : async (trip, ...args) =>
          (await planning()).recommendOnDevice(await withHome(trip, homeCountry), ...args),
  };
}

/** Mapbox's temporary geocodes are for the screen only; all others may be stored as they are. */
function lazyStorableLocation(planning: LoadPlanning, { geocoding }: Services): ToStorableLocation {
  if (geocoding?.mode !== 'mapbox.places') return (location) => Promise.resolve(location);
  return async (...args) => (await planning()).toStorableLocation(...args);
}
