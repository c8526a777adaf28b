import { expect, test, vi } from 'vitest';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { createPlanningActions } from '#src/planner/store/planning-actions.ts';
import { fillDates, planningOf } from '../open-planner.ts';
import { ALPS, createWorld, settled } from '../planner-world.ts';

function notYet() {}

/** A complete form, pressed before the code that plans has arrived. */
async function pressed() {
  let resolve: (create: typeof createPlanningActions) => void = notYet;
  let reject: (error: Error) => void = notYet;
  const loading = new Promise<typeof createPlanningActions>((whenLoaded, whenFailed) => {
    resolve = whenLoaded;
    reject = whenFailed;
  });
  const world = createWorld();
  const load = vi.fn(() => loading);
  const store = createPlannerStore(world.deps, load);
  store.choosePlace(ALPS);
  world.names.asked[0]?.resolve('Eben am Achensee');
  await settled();
  fillDates(store);
  void store.submit();
  return { ...world, store, load, resolve, reject };
}

test('a press before the code has loaded plans once it has, and once only', async () => {
  const { store, load, resolve, plans } = await pressed();
  void store.submit();
  await settled();
  expect(planningOf(store).status).toBe('idle');
  resolve(createPlanningActions);
  await settled();
  expect(planningOf(store).status).toBe('loading');
  expect(plans.asked).toHaveLength(1);
  expect(load).toHaveBeenCalledOnce();
});

test('cancelled meanwhile, nothing is planned', async () => {
  const { store, resolve, plans } = await pressed();
  store.cancel();
  resolve(createPlanningActions);
  await settled();
  expect(planningOf(store).status).toBe('idle');
  expect(plans.asked).toHaveLength(0);
});

test('code that does not load is told in the form, and loaded again by the next press', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { store, load, reject, plans } = await pressed();
  reject(new TypeError('no connection'));
  await settled();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(planningOf(store)).toMatchObject({
    status: 'failed',
    failure: { message: 'no connection' },
  });
  load.mockReturnValueOnce(Promise.resolve(createPlanningActions));
  void store.submit();
  await settled();
  expect(plans.asked).toHaveLength(1);
});
