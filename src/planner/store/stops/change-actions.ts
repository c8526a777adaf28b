import type { StoreApi } from 'zustand/vanilla';
import type { FoundPlace } from '#src/domain/ports.ts';
import { MOST_NIGHTS, MOST_STOPS, nightsBetween } from '#src/domain/stops/stays.ts';
import type { Stay, StopDates } from '#src/domain/stops/stays.ts';
import { chosenNameOf, placeAt } from '../place-actions.ts';
import type { PlannerState } from '../planner-state.ts';
import { NIGHTS_OF_A_NEW_STOP, currentStop, stopsOfDraft } from '../stops.ts';
import type { FormStop } from '../stops.ts';

/** A change that can be undone, by a press on the message that tells of it. */
export type ChangeActions = {
  /**
   * Removes the stop of this name; later stops move up. Undo puts it back. A stop without a place
   * is removed without a notice.
   */
  removeStop: (at: number, name: string) => void;
  /**
   * Replaces the stops of the trip by these places; without nights, those of the dates are shared out. Undo
   * restores what was there.
   */
  makeStops: (found: FoundPlace[], nights?: number[]) => void;
  /** Undoes what was done to the stops last. */
  undoStopsChange: () => void;
  closeStopsChange: () => void;
};

type Store = StoreApi<PlannerState>;

/** Shows the form with these stops, of which one is edited, and looks up what is not known of them. */
export type Show = (all: readonly FormStop[], current: number) => void;

export function createChangeActions(store: Store, show: Show): ChangeActions {
  return {
    removeStop(at, name) {
      const removed = stopsOfDraft(store.getState())[at]?.place;
      const undo = removeStop(store, show, at);
      const isKnown = removed?.status === 'chosen';
      store.setState({ stopsChange: isKnown ? { what: 'removed', name, undo } : null });
    },
    makeStops(found, nights) {
      const undo = makeStops(store, show, found, nights);
      const count = stopsOfDraft(store.getState()).length;
      store.setState({ stopsChange: { what: 'made', count, undo } });
    },
    undoStopsChange() {
      store.getState().stopsChange?.undo();
      store.setState({ stopsChange: null });
    },
    closeStopsChange: () => store.setState({ stopsChange: null }),
  };
}

function removeStop(store: Store, show: Show, at: number): () => void {
  const state = store.getState();
  const all = stopsOfDraft(state);
  const removed = all[at];
  if (all.length < 2 || removed === undefined) return () => undefined;
  const gapAfter = all[at + 1]?.stay.gap ?? 0;
  const current = currentStop(state);
  const next = at < current || current === all.length - 1 ? current - 1 : current;
  show(all.toSpliced(at, 1), Math.max(0, next));
  return () => {
    const now = stopsOfDraft(store.getState()).filter(({ place }) => place.status === 'chosen');
    const place = Math.min(at, now.length);
    const [first, ...others] = now;
    // The first stop has no gap before it: the one that it had is given back.
    const isFirst = place === 0 && first !== undefined;
    const rest = isFirst ? [{ ...first, stay: { ...first.stay, gap: gapAfter } }, ...others] : now;
    if (rest.length < MOST_STOPS) show(rest.toSpliced(place, 0, removed), place);
  };
}

function makeStops(
  store: Store,
  show: Show,
  found: readonly FoundPlace[],
  nights: readonly number[] = [],
): () => void {
  const before = store.getState();
  const { language, draft, typedDates } = before;
  const kept = found.slice(0, MOST_STOPS);
  const shared = sharedStays(draft, kept.length);
  const stayAt = (at: number): Stay => {
    const own = nights[at];
    if (own !== undefined) return { nights: within(own), gap: 0 };
    return shared[at] ?? { nights: NIGHTS_OF_A_NEW_STOP, gap: 0 };
  };
  store.setState({ placing: false });
  show(
    kept.map((place, at) => ({
      place: placeAt(place, chosenNameOf(place, language), 'search', language),
      stay: stayAt(at),
    })),
    0,
  );
  return () => {
    const { startDate, endDate } = draft;
    show(stopsOfDraft(before), currentStop(before));
    store.setState((now) => ({ draft: { ...now.draft, startDate, endDate }, typedDates }));
  };
}

function within(nights: number): number {
  return Math.min(Math.max(Math.round(nights), 0), MOST_NIGHTS);
}

/**
 * Shares the nights between the dates out among so many stops, the odd nights to the first ones.
 * Nights beyond the most that stops may have become gaps between them.
 */
function sharedStays({ startDate, endDate }: StopDates, count: number): Stay[] {
  const all = startDate === '' || endDate === '' ? -1 : nightsBetween(startDate, endDate);
  if (all < count) return [];
  const most = count * MOST_NIGHTS;
  const nights = shares(Math.min(all, most), count);
  const gaps = [0, ...shares(Math.max(0, all - most), count - 1)];
  return nights.map((own, at) => ({ nights: own, gap: gaps[at] ?? 0 }));
}

function shares(all: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor((all + count - 1 - at) / count));
}
