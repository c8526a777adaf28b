import type { StoreApi } from 'zustand/vanilla';
import type { TripHistory } from '#src/domain/ports.ts';
import type { Language } from '#src/domain/language/language.ts';
import { staysOf } from '#src/domain/stops/stays.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { linkedDates } from './link-actions.ts';
import type { LinkedTrip } from './link-actions.ts';
import { placeAt } from './place-actions.ts';
import type { PlaceActions } from './place-actions.ts';
import type { ChosenName, PlannerDeps, PlannerState } from './planner-state.ts';
import type { StopActions, StopToFill } from './stops/stop-actions.ts';
import { NIGHTS_OF_A_NEW_STOP } from './stops.ts';

export type SavedTripActions = {
  /**
   * Fills the form from a saved trip for a new one, with the link's dates where they are valid. False
   * where the trip is not stored here: then `linkedTripGone` is set and the form filled from the link.
   */
  planAgain: (id: string, linked?: LinkedTrip) => Promise<boolean>;
  /**
   * The form changes this saved trip in place. It is filled from the trip, or from what is already
   * proposed for it, with the link's dates where they are valid; a null link keeps what was entered, as
   * after a reload. False where the trip is not stored here: then `linkedTripGone` is set.
   */
  changeTrip: (id: string, linked: LinkedTrip | null) => Promise<boolean>;
  /** The entered values become a new trip. */
  leaveChange: () => void;
};

type Deps = Pick<PlannerDeps, 'history' | 'today'>;

type Actions = {
  places: Pick<PlaceActions, 'choose'>;
  stop: () => void;
  applyLink: (linked: LinkedTrip) => void;
} & Pick<StopActions, 'fillStops'>;

export function createSavedTripActions(
  store: StoreApi<PlannerState>,
  { history, today }: Deps,
  { places, stop, applyLink, fillStops }: Actions,
): SavedTripActions {
  const read = async (id: string) => {
    const saved = await history.get(id);
    store.setState({ linkedTripGone: saved === null });
    if (saved === null) store.setState({ view: 'form', sheet: 'full' });
    return saved;
  };
  const fillFrom = ({ trip, stops }: Pick<PlannedTrip, 'trip' | 'stops'>, linked: LinkedTrip) => {
    stop();
    store.setState({ stops: null });
    if (stops === undefined) places.choose(trip.location, chosenNameIn(trip), 'traveller');
    store.setState({
      draft: { ...trip.request, ...linkedDates(linked, today()) },
      typedDates: { startDate: null, endDate: null },
      linkedDates: null,
      planning: { status: 'idle' },
      view: 'form',
      sheet: 'full',
      placing: false,
    });
    if (stops !== undefined) fillStops(stopsToFill(stops, store.getState().language));
  };
  return {
    async planAgain(id, linked = {}) {
      const saved = await read(id);
      if (saved === null) applyLink(linked);
      else fillFrom(saved, linked);
      return saved !== null;
    },
    async changeTrip(id, linked) {
      store.setState({ changing: { id, saved: null } });
      const saved = await read(id);
      // Left meanwhile, or another trip is changed.
      if (store.getState().changing?.id !== id) return saved !== null;
      store.setState({ changing: saved && { id, saved } });
      if (saved !== null && linked !== null) fillFrom(saved.proposal ?? saved, linked);
      return saved !== null;
    },
    leaveChange: () => store.setState({ changing: null }),
  };
}

/**
 * Stores what was planned beside the trip that the form changes, for its page to show what changes.
 * False where the form is for a new trip, or the trip has been deleted meanwhile.
 */
export async function proposeChange(
  store: StoreApi<PlannerState>,
  history: Pick<TripHistory, 'propose'>,
  record: PlannedTrip,
): Promise<boolean> {
  const { changing } = store.getState();
  if (changing === null) return false;
  const isThere = await history.propose(changing.id, record);
  // The form goes on loading until the trip's page has taken its place.
  store.setState(isThere ? { proposedFor: changing.id } : { changing: null });
  return isThere;
}

function stopsToFill(stops: NonNullable<PlannedTrip['stops']>, language: Language): StopToFill[] {
  const stays = staysOf(stops.map(({ trip }) => trip.request));
  return stops.map(({ trip }, at) => ({
    place: placeAt(trip.location, chosenNameIn(trip), 'traveller', language),
    stay: stays[at] ?? { nights: NIGHTS_OF_A_NEW_STOP, gap: 0 },
  }));
}

function chosenNameIn({ location, language }: Trip): ChosenName {
  return { name: shortPlaceName(location.place), place: location.place, language };
}
