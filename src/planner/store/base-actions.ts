import type { StoreApi } from 'zustand/vanilla';
import type { TripHistory } from '#src/domain/ports.ts';
import { messageOf } from './message-of.ts';
import type { BaseTrip, PlannerState } from './planner-state.ts';

export type BaseActions = {
  /** Takes the list of this saved trip along to the next one; null takes none. Shows the form. */
  takeBase: (id: string | null) => void;
  /** Reads the saved trip, which another tab may have changed or deleted; never rejects. */
  readBase: () => Promise<void>;
};

/** The list that the next trip takes along. */
export function createBaseActions(
  store: StoreApi<PlannerState>,
  history: Pick<TripHistory, 'get'>,
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
  };
}
