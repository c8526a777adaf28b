import { expect, test, vi } from 'vitest';
import { addOwnLine, editLine } from '#src/domain/list/change-list.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { harmonica } from '#tests/domain/list/lists.ts';
import {
  ALPS,
  createHistory,
  createMemory,
  createWorld,
  plannedFor,
  settled,
} from '../planner-world.ts';
import { openFilled, planningOf } from '../open-planner.ts';

const CHANGES: readonly OwnChange[] = [
  addOwnLine(harmonica),
  editLine('swimwear', { away: true }),
  editLine('hat', { note: 'The green one', quantity: 4 }),
];
const OWN: TripOwn = { ...CHANGES.reduce((own, how) => how(own), NOTHING_OWN), packed: ['own-1'] };

const TAKEN = {
  own: [harmonica],
  lines: [
    { key: 'swimwear', away: true },
    { key: 'hat', note: 'The green one' },
  ],
  people: [],
};

/** A planner with an earlier trip, ready to submit. */
async function openWithEarlier() {
  const world = await openFilled();
  const trip = { location: { ...ALPS, place: 'Alps' }, language: 'en' } as const;
  const request = { startDate: '2026-06-01', endDate: '2026-06-05', travelers: 2, preferences: '' };
  const earlier = await world.history.save(plannedFor({ ...trip, request }), OWN);
  return { ...world, earlier };
}

async function plan({ store, trips, plans }: Awaited<ReturnType<typeof openWithEarlier>>) {
  const done = store.submit();
  await settled();
  const trip = trips.at(-1);
  if (trip === undefined) throw new Error('nothing was asked');
  plans.asked.at(-1)?.resolve(plannedFor(trip));
  await settled();
  return done;
}

test('a new trip has the list that is taken along from the first moment, shown and stored', async () => {
  const world = await openWithEarlier();
  world.store.takeBase(world.earlier.id);
  const seen: unknown[] = [];
  world.store.subscribe(({ planning }) => {
    if (planning.status === 'ready') seen.push(planning.own.listEdits);
  });
  await plan(world);
  expect(seen[0]).toEqual(TAKEN);
  const [saved] = world.history.trips;
  expect(saved).toMatchObject({ listEdits: TAKEN, packed: [] });
  expect(saved?.id).not.toBe(world.earlier.id);
});

test('what is left out is not taken along', async () => {
  const world = await openWithEarlier();
  world.store.takeBase(world.earlier.id);
  world.store.takeBase(null);
  await plan(world);
  expect(world.history.trips[0]?.listEdits).toEqual(NOTHING_OWN.listEdits);
});

test('a deleted trip is said to be gone, and the new one is planned without it', async () => {
  const world = await openWithEarlier();
  world.store.takeBase('deleted');
  await settled();
  expect(world.store.getState().base?.found).toEqual({ status: 'ready', value: null });
  await plan(world);
  expect(world.history.trips[0]?.listEdits).toEqual(NOTHING_OWN.listEdits);
});

test('a trip that could not be saved has the list when it is saved again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const world = await openWithEarlier();
  world.store.takeBase(world.earlier.id);
  world.history.refuse = true;
  await plan(world);
  expect(planningOf(world.store)).toMatchObject({ saving: { status: 'failed' } });
  world.history.refuse = false;
  await world.store.saveAgain();
  expect(world.history.trips[0]?.listEdits).toEqual(TAKEN);
  vi.restoreAllMocks();
});

test('which list is taken along survives a reload', async () => {
  const memory = createMemory();
  const history = createHistory();
  const { deps } = createWorld({ memory, history });
  createPlannerStore(deps).takeBase('trip-1');
  const reloaded = createPlannerStore(deps);
  expect(reloaded.getState().base).toEqual({ id: 'trip-1', found: { status: 'idle' } });
  const stop = reloaded.followHistory();
  await settled();
  expect(reloaded.getState().base?.found).toEqual({ status: 'ready', value: null });
  stop();
});
