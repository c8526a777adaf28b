import type { StoreApi } from 'zustand/vanilla';
import { baseList, leftAtHome } from '#src/domain/list/base-list.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannerState } from './planner-state.ts';

/** Earlier trips than these have no say. */
const LATELY = 8;

/** The list taken over from the base trip, which has been read, for so many travellers; never rejects. */
export async function ownFromBase(
  store: StoreApi<PlannerState>,
  history: Pick<TripHistory, 'newest'>,
  travelers: number,
): Promise<TripOwn> {
  const { base } = store.getState();
  if (base === null) return { ...NOTHING_OWN, listEdits: await unusedLately(history) };
  const { found } = base;
  if (found?.status !== 'ready' || found.value === null) return NOTHING_OWN;
  return { ...NOTHING_OWN, listEdits: baseList(found.value.listEdits, travelers) };
}

/** Lines that the next list leaves at home; empty where the storage cannot be read, which saving then reports. */
async function unusedLately(history: Pick<TripHistory, 'newest'>): Promise<TripOwn['listEdits']> {
  try {
    return leftAtHome(await history.newest(LATELY));
  } catch {
    return NOTHING_OWN.listEdits;
  }
}
