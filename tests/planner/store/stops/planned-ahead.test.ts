import { expect, test, vi } from 'vitest';
import { evidenceWith } from '#tests/planner/planner-world.ts';
import { planningOf } from '#tests/planner/open-planner.ts';
import { answer, openWithStops } from '#tests/planner/open-with-stops.ts';

/** Three stops, planned before they are asked for. */
async function openAhead() {
  const world = await openWithStops();
  const { store, evidence } = world;
  for (const asked of evidence.asked) asked.resolve(evidenceWith(20));
  const stop = store.planAhead();
  for (const at of [0, 1, 2]) await answer(world, at);
  await vi.waitFor(() => expect(store.getState().ahead).not.toBeNull());
  stop();
  return { ...world, ahead: store.getState().ahead };
}

const shown = (planning: ReturnType<typeof planningOf>) =>
  planning.status === 'ready' ? planning.planned : null;

test('stops that were planned ahead are shown as they were joined then', async () => {
  const { store, trips, ahead } = await openAhead();
  await store.submit();
  expect(shown(planningOf(store))).toBe(ahead?.planned);
  expect(shown(planningOf(store))?.stops).toHaveLength(3);
  expect(trips).toHaveLength(3);
  expect(store.getState().ahead).toBeNull();
});

test('with another wish they are planned anew', async () => {
  const world = await openAhead();
  const { store, trips, ahead } = world;
  store.setPreferences('kayaking');
  const done = store.submit();
  for (const at of [3, 4, 5]) await answer(world, at);
  await done;
  expect(trips.slice(3).map(({ request }) => request.preferences)).toEqual(
    Array.from({ length: 3 }, () => 'kayaking'),
  );
  expect(shown(planningOf(store))?.stops).toHaveLength(3);
  expect(shown(planningOf(store))).not.toBe(ahead?.planned);
});
