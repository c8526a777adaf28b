import { expect, vi } from 'vitest';
import { stopsOfDraft } from '#src/planner/store/stops.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { openFilled } from './open-planner.ts';
import { COAST, plannedFor } from './planner-world.ts';

export const TALLINN = { lat: 59.44, lng: 24.75 };

/** Three stops: ten nights at Eben, then two at the High Coast and two in Tallinn. */
export async function openWithStops(overrides: Partial<PlannerDeps> = {}) {
  const world = await openFilled(overrides);
  const { store, names } = world;
  store.addStop(COAST);
  store.addStop(TALLINN);
  names.asked[1]?.resolve('High Coast, Sweden');
  names.asked[2]?.resolve('Tallinn, Estonia');
  await vi.waitFor(() =>
    expect(stopsOfDraft(store.getState()).map(statusOfName)).toEqual(['ready', 'ready', 'ready']),
  );
  return world;
}

const statusOfName = ({ place }: ReturnType<typeof stopsOfDraft>[number]) =>
  place.status === 'chosen' ? place.name.status : 'none';

/** Waits until this many trips are asked for, and answers the last one. */
export async function answer(
  { trips, plans }: Pick<Awaited<ReturnType<typeof openWithStops>>, 'trips' | 'plans'>,
  at: number,
  how: 'plan' | Error = 'plan',
): Promise<void> {
  await vi.waitFor(() => expect(trips).toHaveLength(at + 1));
  const trip = trips[at];
  if (trip === undefined) throw new Error('nothing was asked');
  if (how === 'plan') plans.asked[at]?.resolve(plannedFor(trip));
  else plans.asked[at]?.reject(how);
}
