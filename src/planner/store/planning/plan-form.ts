import type { StoreApi } from 'zustand/vanilla';
import type { Language } from '#src/domain/language/language.ts';
import type { Location } from '#src/domain/place/location.ts';
import type { PlanTrip } from '#src/domain/ports.ts';
import { RECOMMEND_STEPS } from '#src/domain/trip/recommend-step.ts';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import type { ChosenPlace, PlannerDeps, PlannerState, StopInProgress } from '../planner-state.ts';
import { storableLocation, storedAt } from '../storable-place.ts';
import { chosenPlaces, datesOfStops } from '../stops.ts';

/** A trip as the screen shows it, and the location to store it with. */
export type TripToPlan = { shown: Trip; location: Location };

type Deps = Pick<PlannerDeps, 'toStorableLocation'> & {
  /** Waits for the names of the places. */
  named: () => Promise<void>;
};

/** The requests of the form: one trip, or one for each stop; null when aborted. */
export async function tripsOfForm(
  store: Pick<StoreApi<PlannerState>, 'getState'>,
  { toStorableLocation, named }: Deps,
  request: TripRequest,
  signal: AbortSignal,
): Promise<TripToPlan[] | null> {
  await named();
  const state = store.getState();
  if (signal.aborted || state.place.status === 'none') return null;
  const places = chosenPlaces(state);
  const trips = await tripsAt(places, state, request);
  const locations = await Promise.all(
    places.map((place, at) => {
      const trip = trips[at];
      if (trip === undefined) throw new RangeError('a stop without a trip');
      return storableLocation(place, trip, toStorableLocation, signal);
    }),
  );
  if (signal.aborted) return null;
  return trips.flatMap((shown, at) => {
    const location = locations[at];
    return location === undefined ? [] : [{ shown, location }];
  });
}

async function tripsAt(
  places: readonly ChosenPlace[],
  state: PlannerState,
  request: TripRequest,
): Promise<Trip[]> {
  const { language } = state;
  const locations = places.map((place) => locationOf(place, language));
  const dates = state.stops === null ? null : datesOfStops(state);
  if (dates === null) return locations.map((location) => ({ location, request, language }));
  const { tripsOfStops } = await import('#src/domain/stops/plan-stops.ts');
  const stops = locations.flatMap((location, at) => {
    const own = dates[at];
    return own === undefined ? [] : [{ location, ...own }];
  });
  return tripsOfStops({ request, language }, stops);
}

/** A place without a name is called by its coordinates. */
function locationOf(place: ChosenPlace, language: Language): Location {
  const name = place.name.status === 'ready' ? place.name.value : '';
  return { ...place.point, place: name === '' ? formatCoordinates(place.point, language) : name };
}

/** The trips as they are asked for: on the device, at the locations to store them with. */
export function askedTrips(trips: readonly TripToPlan[], isRemote: boolean): Trip[] {
  return trips.map(({ shown, location }) => (isRemote ? shown : { ...shown, location }));
}

export type Progress = { step: RecommendStep; stop?: StopInProgress };

type PlanOptions = {
  ask: PlanTrip;
  isRemote: boolean;
  signal: AbortSignal;
  report: (progress: Progress) => void;
  /** A stop of several is planned. */
  onPlanned: () => void;
};

/** The shown result and the record to store. Several stops are planned one after the other, see `planStops`. */
export async function planTrips(
  trips: readonly TripToPlan[],
  { ask, isRemote, signal, report, onPlanned }: PlanOptions,
): Promise<{ planned: PlannedTrip; record: PlannedTrip; failures: (Error | null)[] }> {
  const asked = askedTrips(trips, isRemote);
  const [first] = asked;
  const stored = (planned: PlannedTrip, at: number) =>
    storedAt(planned, trips[at]?.location ?? planned.trip.location);
  if (first !== undefined && asked.length === 1) {
    const planned = await ask(first, signal, (step) => report({ step }));
    return { planned, record: stored(planned, 0), failures: [] };
  }
  const [{ planStops }, { joinStops }, { saidOnce }] = await Promise.all([
    import('#src/domain/stops/plan-stops.ts'),
    import('#src/domain/stops/join-stops.ts'),
    import('#src/domain/stops/said-once.ts'),
  ]);
  let stop: StopInProgress = { at: 0, of: asked.length };
  const plan: PlanTrip = async (trip) => {
    const planned = await ask(trip, signal, (step) => report({ step, stop }));
    onPlanned();
    return planned;
  };
  const { stops: planned, failures } = await planStops(asked, plan, signal, (at) => {
    stop = { at, of: asked.length };
    report({ step: RECOMMEND_STEPS[0], stop });
  });
  const stops = saidOnce(planned);
  const record = joinStops(stops.map((one, at) => stored(one, at)));
  return { planned: joinStops(stops), record, failures };
}
