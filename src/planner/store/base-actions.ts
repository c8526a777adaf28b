import type { StoreApi } from 'zustand/vanilla';
import { baseList, leftAtHome } from '#src/domain/list/base-list.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { messageOf } from './message-of.ts';
import type { BaseTrip, PlannerState } from './planner-state.ts';

export type BaseActions = {
  /** Takes the list of this saved trip along to the next one; null takes none. Shows the form. */
  takeBase: (id: string | null) => void;
  /** Reads the saved trip, which another tab may have changed or deleted. */
  readBase: () => Promise<void>;
  /** The list taken over from the base trip, for so many travellers; never rejects. */
  ownFromBase: (travelers: number) => Promise<TripOwn>;
};

/** The list that the next trip takes along. */
export function createBaseActions(
  store: StoreApi<PlannerState>,
  history: Pick<TripHistory, 'get' | 'newest'>,
): BaseActions {
  const setFound = (id: string, found: BaseTrip['found']) =>
    store.setState(({ base }) => (base?.id === id ? { base: { id, found } } : {}));

  const readBase = async (): Promise<void> => {
    const { base } = store.getState();
    if (base === null) return;
    const { id } = base;
    try {
      setFound(id, { status: 'ready', value: await history.get(id) });
    } catch (error) {
      console.error('Error reading the list to take along', error);
      // The list that was read before still holds.
      if (base.found.status !== 'ready') {
        setFound(id, { status: 'failed', message: messageOf(error) });
      }
    }
  };

  return {
    takeBase(id) {
      if (id === null) {
        store.setState({ base: null });
        return;
      }
      store.setState(({ sheet }) => ({
        base: { id, found: { status: 'loading' } },
        view: 'form',
        sheet: sheet === 'peek' ? 'half' : sheet,
      }));
      void readBase();
    },
    readBase,
    async ownFromBase(travelers) {
      await readBase();
      const { base } = store.getState();
      if (base === null) return { ...NOTHING_OWN, listEdits: await unusedLately(history) };
      const { found } = base;
      if (found?.status !== 'ready' || found.value === null) return NOTHING_OWN;
      return { ...NOTHING_OWN, listEdits: baseList(found.value.listEdits, travelers) };
    },
  };
}

/** Earlier trips than these have no say. */
const LATELY = 8;

/** What the next list leaves at home; nothing where the storage cannot be read, which then fails aloud at saving. */
async function unusedLately(history: Pick<TripHistory, 'newest'>): Promise<TripOwn['listEdits']> {
  try {
    return leftAtHome(await history.newest(LATELY));
  } catch {
    return NOTHING_OWN.listEdits;
  }
}
