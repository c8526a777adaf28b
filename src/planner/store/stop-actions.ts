import type { StoreApi } from 'zustand/vanilla';
import { addDays } from '#src/domain/days/day.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { MOST_NIGHTS, MOST_STOPS, nightsBetween, stopDates } from '#src/domain/stops/stays.ts';
import type { StopDates } from '#src/domain/stops/stays.ts';
import { chosenNameOf, placeAt } from './place-actions.ts';
import type { PlaceActions } from './place-actions.ts';
import type { ChosenPlace, PlannerState } from './planner-state.ts';
import {
  NIGHTS_OF_A_NEW_STOP,
  areNights,
  currentStop,
  datesOfStops,
  stopsOfDraft,
  withStays,
  withStops,
} from './stops.ts';
import type { FormStop } from './stops.ts';

/** A stop that is not named by a search: of a link or of a saved trip. */
export type StopToFill = FormStop & { place: ChosenPlace };

export type StopActions = {
  /**
   * Adds a stop at the end, which is then the one that is edited. Without a point its place is the next
   * one that is chosen. Does nothing where there are MOST_STOPS.
   */
  addStop: (point?: LatLng, found?: FoundPlace) => void;
  /** The stop whose place is edited from now on. One without a place is left out when it is left. */
  selectStop: (at: number) => void;
  /** Removes the stop; those after it move up. The returned function puts it back. */
  removeStop: (at: number) => () => void;
  moveStop: (from: number, to: number) => void;
  /** 0 to MOST_NIGHTS; what follows moves along. */
  setNights: (at: number, nights: number) => void;
  /** The days of one stop, set by hand. What follows moves along; a gap or an overlap before it stays. */
  setStopDates: (at: number, dates: StopDates) => void;
  /**
   * Ends the gap or the overlap before this stop: the stop before it lasts until it begins (`stay`), or it
   * begins when the stop before ends, and what follows moves along (`earlier`).
   */
  mendGap: (at: number, how: 'stay' | 'earlier') => void;
  /**
   * Makes these places the stops of the trip, in place of what there was; without nights, those of the
   * dates are shared out. The returned function brings back what there was.
   */
  makeStops: (found: FoundPlace[], nights?: number[]) => () => void;
  /** Makes these the stops of the trip, with their stays. */
  fillStops: (stops: StopToFill[]) => void;
};

type Store = StoreApi<PlannerState>;

type Actions = {
  places: Pick<PlaceActions, 'choose' | 'lookUp' | 'measure'>;
  /** Aborts a running recommendation. */
  stop: () => void;
};

const NO_PLACE = { status: 'none' } as const;

/** The stops of the form: adding, ordering, and how long each lasts. */
export function createStopActions(store: Store, { places, stop }: Actions): StopActions {
  /** Shows the form with these stops, and looks up what is not known of them. */
  const show = (all: readonly FormStop[], current: number) => {
    stop();
    const before = store.getState();
    const next = withStops(before, all, current);
    const isSame = next.place === before.place;
    store.setState(({ planning, sheet }) => ({
      ...next,
      ...(isSame ? {} : { evidence: { status: 'idle' } }),
      view: 'form',
      sheet: sheet === 'peek' ? 'half' : sheet,
      planning: planning.status === 'failed' ? { status: 'idle' } : planning,
    }));
    places.lookUp();
    if (!isSame && next.place.status === 'chosen') places.measure();
  };
  const snapshot = () => {
    const { draft, typedDates, ...state } = store.getState();
    const all = stopsOfDraft({ ...state, draft });
    const current = currentStop(state);
    return () => {
      const { startDate, endDate } = draft;
      store.setState((now) => ({ draft: { ...now.draft, startDate, endDate }, typedDates }));
      show(all, current);
    };
  };
  const setStays = (change: Parameters<typeof withStays>[1]) =>
    store.setState((state) => withStays(state, change));
  const make = (stops: readonly StopToFill[]) => {
    store.setState({ placing: false });
    show(stops, 0);
  };

  return {
    addStop(point, found) {
      const state = store.getState();
      const all = stopsOfDraft(state).filter(({ place }) => place.status === 'chosen');
      if (all.length >= MOST_STOPS) return;
      if (all.length > 0) {
        const added = { place: NO_PLACE, stay: { nights: NIGHTS_OF_A_NEW_STOP, gap: 0 } };
        show([...all, added], all.length);
      }
      if (point === undefined) return;
      const { language } = state;
      if (found === undefined) places.choose(point, null, 'traveller');
      else places.choose(point, chosenNameOf(found, language), 'search');
      store.setState({ placing: false });
    },
    selectStop(at) {
      const state = store.getState();
      const all = stopsOfDraft(state);
      const selected = all[at];
      if (selected === undefined || at === currentStop(state)) return;
      const kept = all.filter((one) => one === selected || one.place.status === 'chosen');
      show(kept, kept.indexOf(selected));
    },
    removeStop(at) {
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
        const rest = isFirst
          ? [{ ...first, stay: { ...first.stay, gap: gapAfter } }, ...others]
          : now;
        if (rest.length < MOST_STOPS) show(rest.toSpliced(place, 0, removed), place);
      };
    },
    moveStop(from, to) {
      const state = store.getState();
      const all = stopsOfDraft(state);
      const moved = all[from];
      if (moved === undefined || all[to] === undefined || from === to) return;
      const edited = all[currentStop(state)];
      const next = all.toSpliced(from, 1).toSpliced(to, 0, moved);
      const current = next.findIndex((one) => one === edited);
      show(next, current);
    },
    setNights(at, nights) {
      if (!areNights(nights)) return;
      setStays((stays) => stays.map((stay, index) => (index === at ? { ...stay, nights } : stay)));
    },
    setStopDates(at, { startDate, endDate }) {
      const nights = nightsBetween(startDate, endDate);
      if (!areNights(nights)) return;
      const state = store.getState();
      const begins = datesOfStops(state)?.[at]?.startDate;
      if (begins === undefined || at === 0) {
        const before = daysBefore(state, at);
        store.setState(({ draft }) => ({
          draft: { ...draft, startDate: addDays(startDate, -before) },
        }));
      }
      const later = begins === undefined || at === 0 ? 0 : nightsBetween(begins, startDate);
      setStays((stays) =>
        stays.map((stay, index) => (index === at ? { nights, gap: stay.gap + later } : stay)),
      );
    },
    mendGap(at, how) {
      setStays((stays) => {
        const gap = stays[at]?.gap ?? 0;
        return stays.map((stay, index) => {
          if (index === at) return { ...stay, gap: 0 };
          const isLonger = how === 'stay' && index === at - 1;
          return isLonger ? { ...stay, nights: within(stay.nights + gap) } : stay;
        });
      });
    },
    makeStops(found, nights) {
      const undo = snapshot();
      const { language, draft } = store.getState();
      const kept = found.slice(0, MOST_STOPS);
      const shared = sharedNights(draft, kept.length);
      make(
        kept.map((place, at) => ({
          place: placeAt(place, chosenNameOf(place, language), 'search', language),
          stay: { nights: within(nights?.[at] ?? shared[at] ?? NIGHTS_OF_A_NEW_STOP), gap: 0 },
        })),
      );
      return undo;
    },
    fillStops: make,
  };
}

/** From the first day of the trip to the one on which this stop begins. */
function daysBefore(state: PlannerState, at: number): number {
  const anyDay = '2000-01-01';
  const stays = stopsOfDraft(state).map(({ stay }) => stay);
  const begins = stopDates(anyDay, stays)[at]?.startDate ?? anyDay;
  return nightsBetween(anyDay, begins);
}

function within(nights: number): number {
  return Math.min(Math.max(Math.round(nights), 0), MOST_NIGHTS);
}

/** The nights of the dates shared out among so many stops, the first ones having the odd ones. */
function sharedNights({ startDate, endDate }: StopDates, count: number): number[] {
  const all = startDate === '' || endDate === '' ? -1 : nightsBetween(startDate, endDate);
  if (all < count) return [];
  return Array.from({ length: count }, (_, at) => Math.floor((all + count - 1 - at) / count));
}
