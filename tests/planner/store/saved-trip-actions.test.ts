import { afterEach, expect, test, vi } from 'vitest';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createHistory, COAST, plannedFor, settled, ALPS } from '../planner-world.ts';
import { open, planningOf } from '../open-planner.ts';

const SAVED = plannedFor({
  location: { ...ALPS, place: 'Eben am Achensee, Tyrol, Austria' },
  request: {
    startDate: '2027-06-10',
    endDate: '2027-06-20',
    travelers: 3,
    preferences: 'hiking',
  },
  language: 'en',
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function openChange(linked: { from?: string; to?: string } | null = {}) {
  const history = createHistory();
  const { id } = await history.save(SAVED);
  const world = open({ history });
  await world.store.changeTrip(id, linked);
  return { ...world, history, id };
}

async function submitted({ store, plans, trips }: Awaited<ReturnType<typeof openChange>>) {
  const done = store.submit();
  await settled();
  const [trip] = trips;
  if (trip === undefined) throw new Error('nothing was planned');
  const planned: PlannedTrip = plannedFor(trip);
  plans.asked[0]?.resolve(planned);
  await done;
  return planned;
}

test('the form that changes a saved trip is filled from it', async () => {
  const { store, id } = await openChange();
  expect(store.getState()).toMatchObject({
    view: 'form',
    draft: SAVED.trip.request,
    place: { point: ALPS },
    changing: { id, saved: SAVED },
  });
});

test('dates that come with the address take the place of the trip’s', async () => {
  const { store } = await openChange({ from: '2027-09-12', to: '2027-09-18' });
  expect(store.getState().draft).toMatchObject({ startDate: '2027-09-12', endDate: '2027-09-18' });
});

test('what was entered stays after a reload', async () => {
  const { store, id } = await openChange();
  store.setPreferences('hiking, sauna');
  store.choosePlace(COAST);
  await store.changeTrip(id, null);
  expect(store.getState()).toMatchObject({
    draft: { preferences: 'hiking, sauna' },
    place: { point: COAST },
    changing: { id, saved: SAVED },
  });
});

test('submitting stores the new plan beside the saved one, which stays as it is', async () => {
  const world = await openChange();
  world.store.setTravelers(5);
  const planned = await submitted(world);
  expect(world.history.trips).toHaveLength(1);
  expect(world.history.trips[0]).toMatchObject({ trip: SAVED.trip, proposal: planned });
  expect(world.store.getState().proposedFor).toBe(world.id);
});

test('a change that waits is what the form shows next time', async () => {
  const world = await openChange();
  world.store.setTravelers(5);
  await submitted(world);
  world.leave();
  await world.store.changeTrip(world.id, {});
  expect(world.store.getState()).toMatchObject({
    proposedFor: null,
    draft: { travelers: 5 },
    changing: { saved: { trip: SAVED.trip } },
  });
});

test('a trip that was deleted meanwhile becomes a new one', async () => {
  const world = await openChange();
  world.history.trips.length = 0;
  const planned = await submitted(world);
  expect(world.history.trips).toMatchObject([{ trip: planned.trip }]);
  expect(planningOf(world.store)).toMatchObject({ status: 'ready', saving: { status: 'ready' } });
  expect(world.store.getState()).toMatchObject({ changing: null, proposedFor: null });
});

test('a plan that cannot be stored is reported, and the form stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const world = await openChange();
  world.history.refuse = true;
  await submitted(world);
  expect(world.store.getState()).toMatchObject({
    view: 'form',
    draft: SAVED.trip.request,
    changing: { id: world.id },
    planning: { status: 'failed', failure: { message: 'disk full' } },
  });
});

test('left, the form is for a new trip and keeps what is in it', async () => {
  const world = await openChange();
  world.store.leaveChange();
  expect(world.store.getState()).toMatchObject({ changing: null, draft: SAVED.trip.request });
  await submitted(world);
  expect(world.history.trips).toHaveLength(2);
});

test('a trip that is not on this device is reported', async () => {
  const { store } = open();
  await expect(store.changeTrip('gone', {})).resolves.toBe(false);
  expect(store.getState()).toMatchObject({ linkedTripGone: true, changing: null, view: 'form' });
});
