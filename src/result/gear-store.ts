import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { doesJobOf, gearItemOf, ownsLine } from '#src/domain/gear.ts';
import type { GearItem, GearLine } from '#src/domain/gear.ts';
import type { Gear } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip.ts';

export type GearState = {
  items: readonly GearItem[];
  /** The last change could not be stored; what is shown is what is stored. */
  failed: boolean;
};

export type GearStore = StoreApi<GearState> & {
  /** Reads what is owned, and again after each change in any tab; returns a stop function. */
  follow: () => () => void;
  /** Marks a line of the trip as owned, or as not owned; never rejects. */
  own: (planned: Pick<PlannedTrip, 'wordings'>, line: GearLine, owned: boolean) => Promise<void>;
};

/** What the traveller owns, for the lists of all trips. Storage that fails has nothing. */
export function createGearStore(gear: Gear, now: () => Date): GearStore {
  const store = createStore<GearState>(() => ({ items: [], failed: false }));
  const { getState, setState } = store;
  let writing = 0;

  const read = async () => {
    try {
      const items = await gear.list();
      // A read during a write may be older than what is shown.
      if (writing === 0) setState({ items });
    } catch (error) {
      console.error('What is owned could not be read', error);
    }
  };

  const write = async (planned: Pick<PlannedTrip, 'wordings'>, line: GearLine, owned: boolean) => {
    const doesJob = (item: GearItem) => doesJobOf(item, line);
    if (!owned) {
      setState(({ items }) => ({ items: items.filter((item) => !doesJob(item)) }));
      await gear.remove(doesJob);
      return;
    }
    const item = gearItemOf(planned, line.id, now().toISOString());
    if (item === null) return;
    setState(({ items }) => ({ items: [...items, item] }));
    await gear.add([item]);
  };

  return {
    ...store,
    follow() {
      const stop = gear.subscribe(() => void read());
      void read();
      return stop;
    },
    async own(planned, line, owned) {
      if (ownsLine(getState().items, line) === owned) return;
      setState({ failed: false });
      writing += 1;
      try {
        await write(planned, line, owned);
      } catch (error) {
        console.error('What is owned could not be stored', error);
        setState({ failed: true });
      }
      writing -= 1;
      await read();
    },
  };
}
