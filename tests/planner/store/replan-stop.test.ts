import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { planningOf } from '../open-planner.ts';
import { answer, openWithStops } from '../open-with-stops.ts';
import { plannedFor } from '../planner-world.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Three stops, of which the second could not be planned. */
async function openWithOneMissing(overrides: Partial<PlannerDeps> = {}) {
  const world = await openWithStops(overrides);
  const done = world.store.submit();
  await answer(world, 0);
  await answer(world, 1, new TravelError('recommender-busy'));
  await answer(world, 2);
  await done;
  return world;
}

type World = Awaited<ReturnType<typeof openWithOneMissing>>;

function plannedStops({ store }: World): boolean[] {
  const planning = planningOf(store);
  if (planning.status !== 'ready') throw new Error('no result');
  return (planning.planned.stops ?? []).map(({ wordings }) => wordings.en !== undefined);
}

const savedStops = ({ history }: World) =>
  history.trips.map(({ stops = [] }) => stops.map(({ wordings }) => wordings.en?.place));

test('the result says which stop failed, and why', async () => {
  const world = await openWithOneMissing();
  expect(planningOf(world.store)).toMatchObject({
    status: 'ready',
    replanning: { running: null, failures: { 1: { code: 'recommender-busy' } } },
  });
});

test('the stop is planned alone, and stored in the same trip', async () => {
  const world = await openWithOneMissing();
  const done = world.store.replanStop(1, 'again');
  expect(planningOf(world.store)).toMatchObject({ replanning: { running: 1 } });
  await answer(world, 3);
  await done;
  expect(world.trips[3]).toEqual(world.trips[1]);
  expect(plannedStops(world)).toEqual([true, true, true]);
  expect(planningOf(world.store)).toMatchObject({ replanning: { running: null, failures: {} } });
  expect(savedStops(world)).toEqual([
    ['Eben am Achensee, Tyrol, Austria', 'High Coast, Sweden', 'Tallinn, Estonia'],
  ]);
  expect(world.history.trips[0]?.proposal).toBeUndefined();
});

test('a second failure leaves the result as it is, and says the new reason', async () => {
  const world = await openWithOneMissing();
  const done = world.store.replanStop(1, 'again');
  await answer(world, 3, new TravelError('recommender-timeout'));
  await done;
  expect(plannedStops(world)).toEqual([true, false, true]);
  expect(planningOf(world.store)).toMatchObject({
    replanning: { running: null, failures: { 1: { code: 'recommender-timeout' } } },
  });
});

test('the device plans a stop that the service failed for', async () => {
  const onDevice = vi.fn<PlannerDeps['recommend']>(async (trip) => plannedFor(trip));
  const world = await openWithOneMissing({
    recommenderIsRemote: true,
    recommendOnDevice: onDevice,
  });
  await world.store.replanStop(1, 'on-device');
  expect(onDevice).toHaveBeenCalledTimes(1);
  expect(world.trips).toHaveLength(3);
  expect(plannedStops(world)).toEqual([true, true, true]);
});
