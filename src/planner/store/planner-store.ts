import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { IsoDay } from '#src/domain/days/day.ts';
import { cutText } from '#src/domain/entered-text.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { ChildAge } from '#src/domain/trip/children.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { acceptTravelers } from '#src/domain/trip/travelers.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import { createBaseActions } from './base-actions.ts';
import type { BaseActions } from './base-actions.ts';
import { createDateActions } from './date-actions.ts';
import { fillFromLink } from './link-actions.ts';
import type { LinkedTrip } from './link-actions.ts';
import { createMapActions } from '../map-area/map-actions.ts';
import type { MapActions } from '../map-area/map-actions.ts';
import { createLazyPlanning } from './lazy-planning.ts';
import { chosenNameOf, createPlaceActions } from './place-actions.ts';
import type { PlaceActions } from './place-actions.ts';
import type { PlanningActions } from './planning-actions.ts';
import { DATE_FIELDS, INITIAL_STATE } from './planner-state.ts';
import type { DateField, PlannerDeps, PlannerState, SheetStop } from './planner-state.ts';
import { TRIPS_READ, recallPlaces, recentPlaces } from './recent-places.ts';
import { recallDraft, rememberDraft } from './remembered-draft.ts';
import { createSavedTripActions } from './saved-trip-actions.ts';
import type { SavedTripActions } from './saved-trip-actions.ts';
import { createStayActions } from './stops/stay-actions.ts';
import type { StayActions } from './stops/stay-actions.ts';
import { createStopActions } from './stops/stop-actions.ts';
import type { StopActions } from './stops/stop-actions.ts';

/** The planner's state and everything that may happen to it (specification, section 4). */
export type PlannerStore = Pick<
  StoreApi<PlannerState>,
  'getState' | 'getInitialState' | 'subscribe'
> &
  Omit<PlanningActions, 'stop' | 'readOwn' | 'sayShown'> &
  Pick<BaseActions, 'takeBase'> &
  Omit<StopActions, 'fillStops'> &
  StayActions &
  MapActions &
  SavedTripActions & {
    /** The page is mounted; the returned function unmounts it and aborts everything that runs. */
    mount: () => () => void;
    /** The traveller's gear, which the list of a result counts. */
    gear: GearStore;
    /** Keeps the trip that was saved last, and the gear, current until the returned function is called. */
    followHistory: () => () => void;
    /** Sets the interface language; the place is named again in it, and a shown result is said. */
    setLanguage: (language: Language) => void;
    /** Selects the destination, by click, address or search (`found`), and shows the form. */
    choosePlace: (point: LatLng, found?: FoundPlace) => void;
    /** Selects the destination by dragging the pin: a shown result stays, see moved-pin.ts. */
    movePin: (point: LatLng) => void;
    setPlacing: (placing: boolean) => void;
    setSheet: (sheet: SheetStop) => void;
    /** Sets a date field's text; an unreadable text leaves the date empty, a range sets both. */
    typeDate: (field: DateField, text: string) => void;
    /** The date field lost the focus: a readable date is shown formatted. */
    leaveDate: (field: DateField) => void;
    pickDate: (field: DateField, day: IsoDay) => void;
    clearDates: () => void;
    /** Sets both dates and shows the form. */
    chooseDates: (dates: Record<DateField, IsoDay>) => void;
    setTravelers: (count: number) => void;
    /** The ages of the children among the travellers; none takes them back. */
    setChildren: (ages: readonly ChildAge[]) => void;
    setPreferences: (text: string) => void;
    /** Fills the form's empty fields from a link; what was typed stays. */
    applyLink: (linked: LinkedTrip) => void;
    /** Switches between form and result. */
    show: (view: PlannerState['view']) => void;
    /** The entered values, as they are stored for the next visit. */
    entered: () => string;
    /** Empties the planner and what is remembered of it, after it failed. */
    forget: () => void;
    /** Shows the form that is remembered, or what was `entered`, as after a reload. */
    recall: (entered?: string) => void;
  };

export function createPlannerStore(deps: PlannerDeps, loadPlanning = load): PlannerStore {
  const store = createStore<PlannerState>(() => ({
    ...INITIAL_STATE,
    ...recallDraft(deps.memory.read()),
    recentPlaces: recallPlaces(deps.recentMemory.read()),
  }));
  const places = createPlaceActions(store, deps);
  const { takeBase, readBase } = createBaseActions(store, deps.history);
  const { stop, readOwn, sayShown, ...planning } = createLazyPlanning(store, async () => {
    const createPlanningActions = await loadPlanning();
    return createPlanningActions(store, deps, { named: () => places.named(), readBase });
  });
  rememberChanges(store, deps);
  const destination = destinationActions(store, places, stop, () => void sayShown());
  const choose = (point: LatLng) => destination.choosePlace(point);
  const { fillStops, ...stops } = createStopActions(store, { places, stop, choose });
  const dates = createDateActions(store, deps);
  // Typing may have ended in a reload.
  const settleDates = () => DATE_FIELDS.forEach((field) => dates.leaveDate(field));
  settleDates();
  const applyLink = (linked: LinkedTrip) => fillFromLink(store, dates, linked, deps.today());
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ...planning,
    takeBase,
    gear: deps.gear,
    ...createMapActions(store),
    ...destination,
    ...dates,
    ...stops,
    ...createStayActions(store),
    ...wishActions(store),
    applyLink,
    forget() {
      stop();
      places.stop();
      store.setState(({ language, recentPlaces: kept }) => ({
        ...INITIAL_STATE,
        language,
        recentPlaces: kept,
      }));
    },
    entered: () => rememberDraft(store.getState()),
    recall(entered) {
      store.setState(recallDraft(entered ?? deps.memory.read()));
      settleDates();
    },
    ...createSavedTripActions(store, deps, { places, stop, applyLink, fillStops }),
    ...historyActions(store, places, deps, { stop, readOwn, readBase }),
  };
}

async function load() {
  return (await import('./planning-actions.ts')).createPlanningActions;
}

function destinationActions(
  store: StoreApi<PlannerState>,
  places: PlaceActions,
  stop: () => void,
  say: () => void,
) {
  const choose = (point: LatLng, found?: FoundPlace) => {
    stop();
    const { language } = store.getState();
    if (found === undefined) places.choose(point, null, 'traveller');
    else places.choose(point, chosenNameOf(found, language), 'search');
    store.setState(({ planning, sheet }) => ({
      placing: false,
      sheet: sheet === 'peek' ? 'half' : sheet,
      planning: planning.status === 'failed' ? { status: 'idle' } : planning,
    }));
  };
  return {
    setLanguage(language: Language) {
      const before = store.getState();
      store.setState({ language });
      say();
      places.name(before.language !== language);
    },
    choosePlace(point: LatLng, found?: FoundPlace) {
      choose(point, found);
      store.setState({ view: 'form' });
    },
    movePin: (point: LatLng) => choose(point),
    setPlacing(placing: boolean) {
      // The open sheet would cover the map.
      store.setState(placing ? { placing, sheet: 'peek' } : { placing });
    },
    setSheet: (sheet: SheetStop) => store.setState({ sheet }),
    show: (view: PlannerState['view']) => store.setState({ view, sheet: 'full' }),
  };
}

function wishActions(store: StoreApi<PlannerState>) {
  return {
    setTravelers: (count: number) =>
      store.setState(({ draft }) => ({
        draft: { ...draft, travelers: acceptTravelers(draft.travelers, count) },
      })),
    setChildren: (ages: readonly ChildAge[]) =>
      store.setState(({ draft }) => ({ draft: { ...draft, children: [...ages] } })),
    setPreferences: (text: string) =>
      store.setState(({ draft }) => ({ draft: { ...draft, preferences: cutText(text) } })),
  };
}

function historyActions(
  store: StoreApi<PlannerState>,
  places: PlaceActions,
  { history, gear, recentMemory }: Pick<PlannerDeps, 'history' | 'gear' | 'recentMemory'>,
  {
    stop,
    readOwn,
    readBase,
  }: Pick<PlanningActions, 'stop' | 'readOwn'> & Pick<BaseActions, 'readBase'>,
) {
  const readLast = async () => {
    try {
      const trips = await history.newest(TRIPS_READ);
      const recent = recentPlaces(trips);
      store.setState({ lastSaved: trips[0] ?? null, recentPlaces: recent });
      recentMemory.write(JSON.stringify(recent));
    } catch (error) {
      console.error('Error reading the saved trips', error);
      store.setState({ lastSaved: null });
    }
  };
  return {
    mount() {
      const { place, evidence } = store.getState();
      if (place.status === 'chosen' && evidence.status !== 'ready') places.measure();
      return () => {
        stop();
        places.stop();
        store.setState({
          placing: false,
          linkedTripGone: false,
          refusedStops: null,
          stopsChange: null,
          changing: null,
          proposedFor: null,
        });
      };
    },
    followHistory() {
      const unsubscribe = history.subscribe(() => {
        void readLast();
        void readOwn();
        void readBase();
      });
      void readLast();
      void readBase();
      const unfollow = gear.follow();
      return () => {
        unsubscribe();
        unfollow();
      };
    },
  };
}

function rememberChanges(store: StoreApi<PlannerState>, { memory }: Pick<PlannerDeps, 'memory'>) {
  store.subscribe((state, before) => {
    const same =
      state.draft === before.draft &&
      state.typedDates === before.typedDates &&
      state.place === before.place &&
      state.stops === before.stops &&
      state.base?.id === before.base?.id;
    if (!same) memory.write(rememberDraft(state));
  });
}
