import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { openFilled, planningOf } from '../open-planner.ts';
import { createHistory, plannedFor, settled } from '../planner-world.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The plan with a German text too. */
function inBoth(planned: PlannedTrip): PlannedTrip {
  const { en } = planned.wordings;
  if (en === undefined) throw new Error('no English');
  return { ...planned, wordings: { en, de: { ...en, place: 'Eben am Achensee, Tirol' } } };
}

/** A planner that shows an English result. */
async function openResult(overrides: Partial<PlannerDeps> = {}) {
  const world = await openFilled(overrides);
  const done = world.store.submit();
  await settled();
  const [trip] = world.trips;
  if (trip === undefined) throw new Error('nothing was asked');
  const planned = plannedFor(trip);
  world.plans.asked[0]?.resolve(planned);
  await done;
  return { ...world, planned };
}

function languagesOf(store: PlannerStore): string[] {
  const planning = planningOf(store);
  return planning.status === 'ready' ? Object.keys(planning.planned.wordings).toSorted() : [];
}

test('a result is shown and saved in the language of the page alone', async () => {
  const { store, completions, history } = await openResult();
  expect(languagesOf(store)).toEqual(['en']);
  expect(completions.asked).toHaveLength(0);
  expect(planningOf(store)).toMatchObject({ saving: { status: 'ready' } });
  expect(Object.keys(history.trips[0]?.wordings ?? {})).toEqual(['en']);
});

test('a language that is chosen before the browser is idle is said at once', async () => {
  const { store, completions, planned } = await openResult();
  store.setLanguage('de');
  expect(languagesOf(store)).toEqual(['en']);
  completions.asked[0]?.resolve(inBoth(planned));
  await settled();
  expect(languagesOf(store)).toEqual(['de', 'en']);
  expect(planningOf(store)).toMatchObject({ unsaid: false });
  store.setLanguage('en');
  store.setLanguage('de');
  expect(completions.asked).toHaveLength(1);
});

test('a language that is chosen while the plan is computed is said when it is there', async () => {
  const { store, trips, plans, completions } = await openFilled();
  const done = store.submit();
  await settled();
  store.setLanguage('de');
  const [trip] = trips;
  if (trip === undefined) throw new Error('nothing was asked');
  plans.asked[0]?.resolve(plannedFor(trip));
  await done;
  completions.asked[0]?.resolve(inBoth(plannedFor(trip)));
  await settled();
  expect(languagesOf(store)).toEqual(['de', 'en']);
});

test('a result that cannot be said stays in its language, and is asked for again later', async () => {
  const { store, completions, planned } = await openResult();
  store.setLanguage('de');
  completions.asked[0]?.reject(new Error('no data'));
  await settled();
  expect(languagesOf(store)).toEqual(['en']);
  expect(planningOf(store)).toMatchObject({ status: 'ready', unsaid: true });
  store.setLanguage('de');
  completions.asked[1]?.resolve(inBoth(planned));
  await settled();
  expect(languagesOf(store)).toEqual(['de', 'en']);
  expect(planningOf(store)).toMatchObject({ unsaid: false });
});

test('what was said for an earlier result changes nothing of the next', async () => {
  const { store, completions, planned, plans, names } = await openResult();
  store.setLanguage('de');
  names.asked[1]?.resolve('Eben am Achensee, Tirol');
  const done = store.submit();
  await settled();
  const next = { ...planned, trip: { ...planned.trip, language: 'de' as const } };
  const { en } = planned.wordings;
  if (en === undefined) throw new Error('no English');
  plans.asked[1]?.resolve({ ...next, wordings: { de: en } });
  await done;
  completions.asked[0]?.resolve(inBoth(planned));
  await settled();
  expect(languagesOf(store)).toEqual(['de']);
});

test('the language that was stored when the browser was idle is taken over', async () => {
  const { store, completions, history, planned } = await openResult();
  await history.addWordings('trip-1', inBoth(planned));
  await settled();
  expect(languagesOf(store)).toEqual(['de', 'en']);
  store.setLanguage('de');
  expect(completions.asked).toHaveLength(0);
});

test('ticks and another attempt to save go to the same trip after it was said', async () => {
  const history = createHistory(true);
  const { store, completions, planned } = await openResult({ history });
  store.setLanguage('de');
  completions.asked[0]?.resolve(inBoth(planned));
  await settled();
  await store.change(tickPacked(['tent'], true));
  history.refuse = false;
  await store.saveAgain();
  await store.change(tickPacked(['stove'], true));
  expect(planningOf(store)).toMatchObject({ saving: { status: 'ready', value: 'trip-1' } });
  expect(history.trips.map(({ packed }) => packed)).toEqual([['tent', 'stove']]);
});
