import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { isPlanned } from '#src/domain/stops/join-stops.ts';
import { nightsBetween } from '#src/domain/stops/stays.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { plannedIn } from '#src/planner/store/planning/planned-in.ts';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import { resultPlaceMoved } from '#src/planner/store/moved-pin.ts';
import { stopsOfDraft } from '#src/planner/store/stops.ts';
import { planningOf } from '../../open-planner.ts';
import { TALLINN, answer, openWithStops } from '../../open-with-stops.ts';
import { COAST, plannedFor } from '../../planner-world.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function shownSoFar(store: PlannerStore): Promise<PlannedTrip> {
  return vi.waitFor(() => {
    const planned = plannedIn(planningOf(store));
    if (planned === null) throw new Error('nothing is shown');
    return planned;
  });
}

test('each stop is planned with its own dates and neighbours, and saved as one trip', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  for (const at of [0, 1, 2]) await answer(world, at);
  await done;
  const [eben, coast, tallinn] = world.trips.map(({ location: { lat, lng }, request }) => ({
    lat,
    lng,
    nights: nightsBetween(request.startDate, request.endDate),
  }));
  expect(
    world.trips.map(({ request: { startDate, endDate }, between }) => [
      startDate,
      endDate,
      between,
    ]),
  ).toEqual([
    ['2027-06-10', '2027-06-20', { after: 'High Coast', days: 15, others: [coast, tallinn] }],
    [
      '2027-06-20',
      '2027-06-22',
      { before: 'Eben am Achensee', after: 'Tallinn', days: 15, others: [eben, tallinn] },
    ],
    ['2027-06-22', '2027-06-24', { before: 'High Coast', days: 15, others: [eben, coast] }],
  ]);
  const [saved] = world.history.trips;
  expect(world.history.trips).toHaveLength(1);
  expect(saved?.trip.request).toMatchObject({ startDate: '2027-06-10', endDate: '2027-06-24' });
  expect(saved?.wordings.en?.place).toBe('Eben am Achensee – High Coast – Tallinn');
  expect(saved?.stops).toHaveLength(3);
  expect(planningOf(world.store).status).toBe('ready');
});

test('the progress says which stop is planned', async () => {
  const world = await openWithStops();
  void world.store.submit();
  await answer(world, 0);
  await vi.waitFor(() => expect(world.trips).toHaveLength(2));
  expect(planningOf(world.store)).toMatchObject({
    status: 'loading',
    step: 'analyse',
    onDevice: true,
    stop: { at: 1, of: 3 },
  });
});

test('the first stop is shown while the others are planned, and nothing of it is stored', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  await answer(world, 0);
  const soFar = await shownSoFar(world.store);
  expect(soFar.stops?.map((stop) => isPlanned(stop))).toEqual([true, false, false]);
  expect(world.store.getState().view).toBe('result');
  await answer(world, 1);
  await vi.waitFor(() => expect(world.trips).toHaveLength(3));
  expect(plannedIn(planningOf(world.store))).toBe(soFar);
  expect(world.history.trips).toHaveLength(0);
  await answer(world, 2);
  await done;
  expect(planningOf(world.store).status).toBe('ready');
  expect(world.history.trips[0]?.stops?.every((stop) => isPlanned(stop))).toBe(true);
});

test('cancelling keeps what is shown, and stores it', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  await answer(world, 0);
  const soFar = await shownSoFar(world.store);
  world.store.cancel();
  world.plans.asked[1]?.reject(new DOMException('aborted', 'AbortError'));
  await done;
  expect(world.store.getState().view).toBe('result');
  expect(plannedIn(planningOf(world.store))).toEqual(soFar);
  expect(world.history.trips[0]?.stops).toEqual(soFar.stops);
});

test('a service, which takes its time for each stop, has each shown', async () => {
  const world = await openWithStops({ recommenderIsRemote: true });
  void world.store.submit();
  await answer(world, 0);
  await shownSoFar(world.store);
  await answer(world, 1);
  await vi.waitFor(() =>
    expect(plannedIn(planningOf(world.store))?.stops?.map((stop) => isPlanned(stop))).toEqual([
      true,
      true,
      false,
    ]),
  );
});

test('stops that are ready at once are shown together', async () => {
  const world = await openWithStops({ recommend: (trip) => Promise.resolve(plannedFor(trip)) });
  const shown: string[] = [];
  world.store.subscribe(({ planning }) => {
    if (plannedIn(planning) !== null) shown.push(planning.status);
  });
  await world.store.submit();
  await shownSoFar(world.store);
  expect(new Set(shown)).toEqual(new Set(['ready']));
});

test('a stop that fails leaves the others planned', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  await answer(world, 0);
  await answer(world, 1, new TravelError('no-content'));
  await answer(world, 2);
  await done;
  const [saved] = world.history.trips;
  expect(saved?.stops?.map(({ wordings }) => wordings.en?.place)).toEqual([
    'Eben am Achensee, Tyrol, Austria',
    undefined,
    'Tallinn, Estonia',
  ]);
});

test('where all stops fail, the first failure is shown', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  for (const at of [0, 1, 2]) await answer(world, at, new TravelError('no-content'));
  await done;
  expect(planningOf(world.store)).toMatchObject({ failure: { code: 'no-content' } });
  expect(world.history.trips).toHaveLength(0);
});

test('cancelling keeps the stops that are planned by then', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  await answer(world, 0);
  await vi.waitFor(() => expect(world.trips).toHaveLength(2));
  world.store.cancel();
  expect(world.plans.asked[1]?.signal?.aborted).toBe(true);
  world.plans.asked[1]?.reject(new DOMException('aborted', 'AbortError'));
  await done;
  expect(world.trips).toHaveLength(2);
  expect(planningOf(world.store).status).toBe('ready');
  expect(world.history.trips[0]?.stops?.map(({ wordings }) => wordings.en !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});

test('cancelling before any stop is planned shows the form', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  await vi.waitFor(() => expect(world.trips).toHaveLength(1));
  world.store.cancel();
  world.plans.asked[0]?.reject(new DOMException('aborted', 'AbortError'));
  await done;
  expect(planningOf(world.store)).toEqual({ status: 'idle' });
  expect(world.history.trips).toHaveLength(0);
});

test('choosing another place instead of waiting keeps nothing', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  await answer(world, 0);
  await vi.waitFor(() => expect(world.trips).toHaveLength(2));
  world.store.choosePlace(COAST);
  world.plans.asked[1]?.reject(new DOMException('aborted', 'AbortError'));
  await done;
  expect(world.history.trips).toHaveLength(0);
});

test('a stop without a place is missing one, and an end that no stop has is not planned', async () => {
  const world = await openWithStops();
  world.store.addStop();
  await world.store.submit();
  expect(planningOf(world.store)).toMatchObject({ failure: { code: 'no-destination' } });
  world.store.removeStop(3, 'It');
  world.store.pickDate('endDate', '2027-06-21');
  await world.store.submit();
  expect(planningOf(world.store)).toEqual({ status: 'idle' });
  expect(world.trips).toHaveLength(0);
});

test('another order, or a stop more, is another journey than the one that is shown', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  for (const at of [0, 1, 2]) await answer(world, at);
  await done;
  expect(resultPlaceMoved(world.store.getState())).toBe(false);
  world.store.selectStop(0);
  expect(resultPlaceMoved(world.store.getState())).toBe(false);
  world.store.moveStop(2, 1);
  expect(resultPlaceMoved(world.store.getState())).toBe(true);
});

test('a saved trip fills the stops, and what is planned of them is proposed for it', async () => {
  const world = await openWithStops();
  const done = world.store.submit();
  for (const at of [0, 1, 2]) await answer(world, at);
  await done;
  world.store.forget();
  await world.store.changeTrip('trip-1', {});
  expect(stopsOfDraft(world.store.getState()).map(({ stay }) => stay)).toEqual([
    { nights: 10, gap: 0 },
    { nights: 2, gap: 0 },
    { nights: 2, gap: 0 },
  ]);
  world.store.setNights(1, 5);
  const changed = world.store.submit();
  for (const at of [3, 4, 5]) await answer(world, at);
  await changed;
  const [saved] = world.history.trips;
  expect(world.store.getState().proposedFor).toBe('trip-1');
  expect(saved?.trip.request.endDate).toBe('2027-06-24');
  expect(saved?.proposal?.trip.request.endDate).toBe('2027-06-27');
  expect(saved?.proposal?.stops).toHaveLength(3);
});

test('a saved trip of one stop takes the place of several', async () => {
  const world = await openWithStops();
  const { store } = world;
  store.removeStop(2, 'It');
  store.removeStop(1, 'It');
  const done = store.submit();
  await answer(world, 0);
  await done;
  expect(world.history.trips[0]?.stops).toBeUndefined();
  store.addStop(TALLINN);
  expect(store.getState().stops).not.toBeNull();
  await store.planAgain('trip-1');
  expect(store.getState().stops).toBeNull();
  expect(store.getState().draft.endDate).toBe('2027-06-20');
});
