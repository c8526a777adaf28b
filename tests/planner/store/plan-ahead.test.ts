import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { createPlanAhead, DEBOUNCE_MS } from '#src/planner/store/plan-ahead.ts';
import { openFilled } from '../open-planner.ts';
import { ALPS, createQuestions, DRAFT_DAYS, evidenceWith, plannedFor } from '../planner-world.ts';

const TRIP: Trip = {
  location: { ...ALPS, place: 'Eben' },
  request: {
    startDate: DRAFT_DAYS.start,
    endDate: DRAFT_DAYS.end,
    travelers: 1,
    preferences: '',
  },
  language: 'en',
};
const OTHER: Trip = { ...TRIP, language: 'de' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a prepared plan is not computed again', async () => {
  const { plans, ahead, ask } = open();
  ahead.prepare([TRIP]);
  ahead.prepare([{ ...TRIP }]);
  const planned = ask(TRIP);
  plans.asked[0]?.resolve(plannedFor(TRIP));
  expect((await planned).trip).toEqual(TRIP);
  expect(plans.asked).toHaveLength(1);
});

test('another trip is computed normally', async () => {
  const { plans, ahead, ask } = open();
  ahead.prepare([TRIP]);
  const planned = ask(OTHER);
  plans.asked[1]?.resolve(plannedFor(OTHER));
  expect((await planned).trip).toEqual(OTHER);
});

test('preparing another trip aborts the previous one', () => {
  const { plans, ahead } = open();
  ahead.prepare([TRIP]);
  ahead.prepare([OTHER]);
  expect(plans.asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

test('a failed preparation is requested again', async () => {
  const { plans, ahead, ask } = open();
  ahead.prepare([TRIP]);
  const planned = ask(TRIP);
  plans.asked[0]?.reject(new Error('no data'));
  await vi.runAllTimersAsync();
  plans.asked[1]?.resolve(plannedFor(TRIP));
  expect((await planned).trip).toEqual(TRIP);
});

test('a complete form is planned after the debounce, and submitting uses that plan', async () => {
  const { store, plans, trips } = await settledForm();
  const stop = store.planAhead();
  store.setPreferences('hik');
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
  store.setPreferences('hiking');
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
  expect(plans.asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(trips.map(({ request }) => request.preferences)).toEqual(['hiking']);
  const [trip] = trips;
  if (trip !== undefined) plans.asked[0]?.resolve(plannedFor(trip));
  const done = store.submit();
  await vi.runAllTimersAsync();
  await done;
  expect(store.getState().planning.status).toBe('ready');
  expect(plans.asked).toHaveLength(1);
  stop();
});

test('with a remote service nothing is planned ahead', async () => {
  const { store, plans } = await settledForm({
    recommendOnDevice: async (trip) => plannedFor(trip),
  });
  store.planAhead();
  await vi.runAllTimersAsync();
  expect(plans.asked).toHaveLength(0);
});

function open() {
  const plans = createQuestions<PlannedTrip>();
  const ahead = createPlanAhead((_, signal) => plans.ask(signal));
  const ask = (trip: Trip) => {
    const planned = ahead.recommend(trip, new AbortController().signal, () => undefined);
    void vi.runAllTimersAsync();
    return planned;
  };
  return { plans, ahead, ask };
}

/** Place, dates and the facts of the place are known. */
async function settledForm(overrides: Partial<PlannerDeps> = {}) {
  const world = await openFilled(overrides);
  world.evidence.asked[0]?.resolve(evidenceWith(20));
  await vi.advanceTimersByTimeAsync(0);
  return world;
}
