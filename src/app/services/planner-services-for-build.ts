import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { createGearStore } from '#src/result/gear-store.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { PlannerServices } from '../app.ts';
import { answeredOnDevice } from './compose-planner-services.ts';
import { createLazyGear, createLazyHistory } from './lazy-storage.ts';

/** The planner before anything is chosen or remembered; every call of a provider is rejected. */
export function plannerServicesForBuild(today: () => IsoDay): PlannerServices {
  const history = createLazyHistory(rejected);
  const gear = createGearStore(createLazyGear(rejected), () => new Date());
  const geocoder = { nameAt: rejected, search: rejected };
  return {
    plannerStore: createPlannerStore({
      geocoder,
      toStorableLocation: rejected,
      loadEvidence: rejected,
      recommend: rejected,
      recommenderIsRemote: false,
      recommendOnDevice: null,
      history,
      gear,
      memory: { read: () => null, write: () => undefined },
      today,
    }),
    geocoder,
    terrain: { at: rejected, heightsAround: rejected },
    history,
    gear,
    planShared: rejected,
    loadBasemap: rejected,
    onDevice: answeredOnDevice(),
  };
}

function rejected(): Promise<never> {
  return Promise.reject(new Error('There are no providers during the build'));
}
