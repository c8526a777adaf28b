import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import { chosenNameOf, placeAt } from '../place-actions.ts';
import type { PlaceActions } from '../place-actions.ts';
import type { ChosenPlace, PlannerState } from '../planner-state.ts';
import { createChangeActions } from './change-actions.ts';
import type { ChangeActions, Show } from './change-actions.ts';
import { readStops } from './linked-stops.ts';
import {
  NIGHTS_OF_A_NEW_STOP,
  chosenPlaces,
  currentStop,
  nightsBeyond,
  stopsOfDraft,
  withStops,
} from '../stops.ts';
import type { FormStop } from '../stops.ts';

/** A stop that is not named by a search: of a link or of a saved trip. */
export type StopToFill = FormStop & { place: ChosenPlace };

export type StopActions = ChangeActions & {
  /**
   * Adds a stop at the end, which is then the one that is edited. Without a point its place is the next
   * one that is chosen. Does nothing where there are MOST_STOPS.
   */
  addStop: (point?: LatLng, found?: FoundPlace) => void;
  /** The stop whose place is edited from now on. One without a place is left out when it is left. */
  selectStop: (at: number) => void;
  moveStop: (from: number, to: number) => void;
  /**
   * Takes over the stops of an address, where they can be read and are not those of the form already; else
   * says why not, and leaves the form as it is.
   */
  openStops: (text: string) => void;
  /** Makes this place the whole trip, unless it is a stop already. */
  openPlace: (point: LatLng) => void;
  /** Makes these the stops of the trip, with their stays. */
  fillStops: (stops: StopToFill[]) => void;
};

type Store = StoreApi<PlannerState>;

type Actions = {
  places: Pick<PlaceActions, 'choose' | 'lookUp' | 'measure'>;
  /** Aborts a running recommendation. */
  stop: () => void;
  /** Selects the place and shows the form. */
  choose: (point: LatLng) => void;
};

const NO_PLACE = { status: 'none' } as const;

/** The stops of the form: adding, ordering and removing them. */
export function createStopActions(store: Store, actions: Actions): StopActions {
  const show = createShow(store, actions);
  return {
    addStop(point, found) {
      const state = store.getState();
      const all = stopsOfDraft(state).filter(({ place }) => place.status === 'chosen');
      if (all.length >= MOST_STOPS) return;
      if (all.length > 0) {
        const gap = nightsBeyond(state);
        const added = { place: NO_PLACE, stay: { nights: NIGHTS_OF_A_NEW_STOP, gap } };
        show([...all, added], all.length);
      }
      if (point === undefined) return;
      const { places } = actions;
      if (found === undefined) places.choose(point, null, 'traveller');
      else places.choose(point, chosenNameOf(found, state.language), 'search');
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
    moveStop(from, to) {
      const state = store.getState();
      const all = stopsOfDraft(state);
      const moved = all[from];
      const edited = all[currentStop(state)];
      if (moved === undefined || edited === undefined || all[to] === undefined) return;
      const next = all.toSpliced(from, 1).toSpliced(to, 0, moved);
      if (from !== to) show(next, next.indexOf(edited));
    },
    ...createChangeActions(store, show),
    fillStops: (stops) => show(stops, 0),
    openStops: (text) => openStops(store, show, text),
    openPlace(point) {
      const { place, stops } = store.getState();
      if (chosenPlaces({ place, stops }).some((chosen) => isSamePoint(chosen.point, point))) return;
      store.setState({ stops: null });
      actions.choose(point);
    },
  };
}

function createShow(store: Store, { places, stop }: Actions): Show {
  return (all, current) => {
    stop();
    const before = store.getState();
    const next = withStops(before, all, current);
    const isSame = next.place === before.place;
    store.setState(({ planning, sheet, stopsChange }) => ({
      ...next,
      // A stop can be put back among others; what there was before all of them, not among new ones.
      stopsChange: stopsChange?.what === 'made' ? null : stopsChange,
      ...(isSame ? {} : { evidence: { status: 'idle' } }),
      view: 'form',
      sheet: sheet === 'peek' ? 'half' : sheet,
      planning: planning.status === 'failed' ? { status: 'idle' } : planning,
    }));
    places.lookUp();
    if (!isSame && next.place.status === 'chosen') places.measure();
  };
}

function openStops(store: Store, show: Show, text: string): void {
  const read = readStops(text);
  if (typeof read === 'string') {
    store.setState({ refusedStops: read, view: 'form', sheet: 'full' });
    return;
  }
  store.setState({ refusedStops: null });
  const state = store.getState();
  const now = stopsOfDraft(state);
  const isSame =
    now.length === read.length &&
    read.every(({ point, stay }, at) => {
      const own = now[at];
      return (
        own?.place.status === 'chosen' &&
        isSamePoint(own.place.point, point) &&
        own.stay.nights === stay.nights &&
        (at === 0 || own.stay.gap === stay.gap)
      );
    });
  if (isSame) return;
  show(
    read.map(({ point, stay }) => ({
      place: placeAt(point, null, 'traveller', state.language),
      stay,
    })),
    0,
  );
}

/** About a metre: the numbers of an address are rounded. */
const SAME_POINT_DEGREES = 0.00001;

function isSamePoint(one: LatLng, other: LatLng): boolean {
  return (
    Math.abs(one.lat - other.lat) < SAME_POINT_DEGREES &&
    Math.abs(one.lng - other.lng) < SAME_POINT_DEGREES
  );
}
