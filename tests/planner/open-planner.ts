import { createPlanningActions } from '#src/planner/store/planning-actions.ts';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { ALPS, createWorld, DRAFT_DAYS, settled } from './planner-world.ts';

/** A planner just mounted, with dependencies that the test controls. */
export function open(overrides: Partial<PlannerDeps> = {}) {
  const world = createWorld(overrides);
  const store = createPlannerStore(world.deps, () => Promise.resolve(createPlanningActions));
  store.setLanguage('en');
  const leave = store.mount();
  store.followHistory();
  // The map is drawn: the code is loaded, and nothing is planned ahead.
  store.planAhead()();
  return { ...world, store, leave };
}

export function fillDates(store: PlannerStore) {
  store.pickDate('startDate', DRAFT_DAYS.start);
  store.pickDate('endDate', DRAFT_DAYS.end);
}

/** A planner that is ready to submit: place named, dates filled. */
export async function openFilled(overrides: Partial<PlannerDeps> = {}) {
  const world = open(overrides);
  world.store.choosePlace(ALPS);
  world.names.asked[0]?.resolve('Eben am Achensee, Tyrol, Austria');
  await settled();
  fillDates(world.store);
  return world;
}

export const nameOf = (store: PlannerStore) => {
  const { place } = store.getState();
  return place.status === 'chosen' ? place.name : null;
};
export const planningOf = (store: PlannerStore) => store.getState().planning;
