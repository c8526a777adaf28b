import { expect, test } from 'vitest';
import { resultPlaceMoved } from '#src/planner/store/moved-pin.ts';
import { open, openFilled, planningOf } from '../open-planner.ts';
import { ALPS, COAST, plannedFor, settled } from '../planner-world.ts';

async function openWithResult() {
  const world = await openFilled();
  void world.store.submit();
  await settled();
  const [trip] = world.trips;
  if (trip === undefined) throw new Error('nothing was asked');
  world.plans.asked[0]?.resolve(plannedFor(trip));
  await settled();
  return world;
}

test('dragging the pin keeps the open result and marks it as for the old place', async () => {
  const { store } = await openWithResult();
  expect(resultPlaceMoved(store.getState())).toBe(false);
  store.movePin(COAST);
  expect(store.getState()).toMatchObject({ view: 'result', place: { point: COAST } });
  expect(planningOf(store).status).toBe('ready');
  expect(resultPlaceMoved(store.getState())).toBe(true);
});

test('requesting again after the drag plans for the new place and clears the mark', async () => {
  const { store, names, trips, plans } = await openWithResult();
  store.movePin(COAST);
  names.asked[1]?.resolve('Docksta, Västernorrland, Sweden');
  await settled();
  void store.submit();
  await settled();
  const next = trips.at(-1);
  expect(next?.location).toMatchObject({ ...COAST, place: 'Docksta, Västernorrland, Sweden' });
  if (next !== undefined) plans.asked.at(-1)?.resolve(plannedFor(next));
  await settled();
  expect(store.getState().view).toBe('result');
  expect(resultPlaceMoved(store.getState())).toBe(false);
});

test('cancelling the new request shows the form', async () => {
  const { store } = await openWithResult();
  store.movePin(COAST);
  void store.submit();
  await settled();
  store.cancel();
  expect(store.getState()).toMatchObject({ view: 'form', planning: { status: 'idle' } });
});

test('a place chosen in any other way shows the form; the result is marked as for the old place', async () => {
  const { store } = await openWithResult();
  store.choosePlace(COAST);
  expect(store.getState().view).toBe('form');
  expect(resultPlaceMoved(store.getState())).toBe(true);
  store.choosePlace(ALPS);
  expect(resultPlaceMoved(store.getState())).toBe(false);
});

test('without a result, dragging the pin chooses a place', () => {
  const { store } = open();
  store.movePin(ALPS);
  expect(store.getState()).toMatchObject({ view: 'form', sheet: 'half', place: { point: ALPS } });
});
