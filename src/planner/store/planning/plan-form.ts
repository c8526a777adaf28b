import type { StoreApi } from 'zustand/vanilla';
import type { Language } from '#src/domain/language/language.ts';
import type { Location } from '#src/domain/place/location.ts';
import type { PlanTrip } from '#src/domain/ports.ts';
import { RECOMMEND_STEPS } from '#src/domain/trip/recommend-step.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import type { PlannedStop, PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
import type { ChosenPlace, PlannerDeps, PlannerState } from '../planner-state.ts';
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

export type Progress = Pick<
  Extract<PlannerState['planning'], { status: 'loading' }>,
  'step' | 'stop' | 'soFar'
>;

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
  return planSeveral(trips, asked, { ask, isRemote, signal, report, onPlanned });
}

async function planSeveral(
  trips: readonly TripToPlan[],
  asked: readonly Trip[],
  { ask, isRemote, signal, report, onPlanned }: PlanOptions,
) {
  const [{ planStops }, { isPlanned, joinStops }, { saidOnce }] = await Promise.all([
    import('#src/domain/stops/plan-stops.ts'),
    import('#src/domain/stops/join-stops.ts'),
    import('#src/domain/stops/said-once.ts'),
  ]);
  let progress: Progress = { step: RECOMMEND_STEPS[0], stop: { at: 0, of: asked.length } };
  const tell = (change: Partial<Progress>) => {
    progress = { ...progress, ...change };
    report(progress);
  };
  const plan: PlanTrip = async (trip) => {
    const planned = await ask(trip, signal, (step) => tell({ step }));
    onPlanned();
    return planned;
  };
  let latest: { stops: readonly PlannedStop[]; count: number } = { stops: [], count: 0 };
  let told = 0;
  let isDone = false;
  const showSoFar = async () => {
    // Stops that are ready, as those planned ahead, are shown with it.
    await afterNextPaint();
    // On the device the others follow so soon that showing them one by one would delay them.
    const isWanted = progress.soFar === undefined || isRemote;
    if (!isWanted || isDone || signal.aborted) return;
    told = latest.count;
    tell({
      soFar: joinStops(saidOnce(latest.stops)),
      ...(progress.stop && { stop: { ...progress.stop, told } }),
    });
  };
  const { stops: planned, failures } = await planStops(asked, plan, signal, (at, stops) => {
    tell({ step: RECOMMEND_STEPS[0], stop: { at, of: asked.length, told } });
    latest = { stops, count: at };
    if (at > 0 && stops[0] !== undefined && isPlanned(stops[0])) void showSoFar();
  });
  isDone = true;
  const stops = saidOnce(planned);
  const record = joinStops(
    stops.map((one, at) => storedAt(one, trips[at]?.location ?? one.trip.location)),
  );
  return { planned: joinStops(stops), record, failures };
}
