import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { createHomeCountryMemory } from '#src/result/home-country/home-country-memory.ts';
import { createHomeCountryStore } from '#src/result/home-country/home-country-store.ts';
import { createGearStore } from '#src/result/gear-store.ts';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { createFileHandover } from '#src/trip/bring/file-handover.ts';
import { createHomeMemory } from '#src/trips/home/home-memory.ts';
import { createHomeStore } from '#src/trips/home/home-store.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { PlannerServices } from '../app.ts';
import { answeredOnDevice } from './compose-planner-services.ts';
import { createLazyBackup, createLazyGear, createLazyHistory } from './lazy-storage.ts';

/** The planner before anything is chosen or remembered; every call of a provider is rejected. */
export function plannerServicesForBuild(today: () => IsoDay): PlannerServices {
  const history = createLazyHistory(rejected);
  const gear = createGearStore(createLazyGear(rejected), () => new Date());
  const memory = { read: () => null, write: () => undefined };
  const homeMemory = createHomeMemory(nothingStored);
  const homeCountryMemory = createHomeCountryMemory(nothingStored);
  const geocoder = { nameAt: rejected, search: rejected };
  return {
    plannerStore: createPlannerStore({
      geocoder,
      toStorableLocation: rejected,
      loadEvidence: rejected,
      recommend: rejected,
      recommenderIsRemote: false,
      recommendOnDevice: null,
      complete: rejected,
      history,
      gear,
      linkTo: rejected,
      memory,
      recentMemory: memory,
      today,
    }),
    geocoder,
    gazetteer: geocoder,
    terrain: { at: rejected, heightsAround: rejected },
    history,
    gear,
    backup: createLazyBackup(rejected),
    notes: createBackupNotes(nothingStored),
    memory,
    homeMemory,
    homeCountryMemory,
    homeCountry: createHomeCountryStore({
      memory: homeCountryMemory,
      browser: () => ({ timeZone: '', languages: [] }),
      factsOf: rejected,
      countryOfPlace: rejected,
      trips: rejected,
    }),
    home: createHomeStore({
      memory: homeMemory,
      toStorableLocation: rejected,
      loadEvidence: rejected,
    }),
    completeTrip: rejected,
    guide: { inReach: rejected, between: rejected },
    places: { near: rejected },
    planShared: rejected,
    planAnew: rejected,
    handover: createFileHandover(),
    loadBasemap: rejected,
    openKeptMaps: rejected,
    onDevice: answeredOnDevice(),
  };
}

/** Web storage, which a page before its browser has not. */
function nothingStored(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
}

function rejected(): Promise<never> {
  return Promise.reject(new Error('There are no providers during the build'));
}
