import type { StoreApi } from 'zustand/vanilla';
import { TravelError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng, Location } from '#src/domain/place/location.ts';
import { completeRequest } from '#src/domain/trip/trip-request.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import type { BaseActions } from './base-actions.ts';
import { createLatest } from './latest.ts';
import { messageOf } from './place-actions.ts';
import type { ChosenPlace, PlannerDeps, PlannerState, PlanningFailure } from './planner-state.ts';
import type { PlanTrip } from '#src/domain/ports.ts';
import { ownFromBase } from './own-from-base.ts';
import { createPlanAhead, onInputsSettled } from './plan-ahead.ts';
import { RECOMMEND_STEPS } from '#src/domain/trip/recommend-step.ts';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';
import { createSavingActions } from './saving-actions.ts';
import type { SavingActions } from './saving-actions.ts';
import { proposeChange } from './saved-trip-actions.ts';
import { sayShown } from './say-shown.ts';
import { storableLocation, storedAt } from './storable-place.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';

type Deps = Pick<
  PlannerDeps,
  | 'recommend'
  | 'recommenderIsRemote'
  | 'recommendOnDevice'
  | 'complete'
  | 'toStorableLocation'
  | 'history'
  | 'linkTo'
  | 'today'
>;

export type PlanningActions = Omit<SavingActions, 'follow'> & {
  submit: () => Promise<void>;
  planOnDevice: () => Promise<void>;
  /** Starts computing recommendations before they are requested, on the device only; returns a stop function. */
  planAhead: () => () => void;
  /** Says the shown result in the language of the page; never rejects. */
  sayShown: () => Promise<void>;
  /** Aborts a running request; a shown result stays. */
  stop: () => void;
};

type Before = Pick<BaseActions, 'readBase'> & {
  /** Waits for the name of the place. */
  named: () => Promise<void>;
};

/** From the complete form to the saved result. */
export function createPlanningActions(
  store: StoreApi<PlannerState>,
  deps: Deps,
  { named, readBase }: Before,
): PlanningActions {
  const running = createLatest();
  const ahead = createPlanAhead(deps.recommend);
  const { follow, ...saving } = createSavingActions(store, deps);

  const requestOf: BuildRequest = (request, signal) =>
    buildRequest(store, deps, named, request, signal);
  const plan = async (request: TripRequest, recommend: PlanTrip): Promise<void> => {
    const signal = running.start();
    const isRemote = deps.recommenderIsRemote && recommend === deps.recommend;
    const report = (step: RecommendStep) =>
      store.setState({ planning: { status: 'loading', step, onDevice: !isRemote } });
    report(RECOMMEND_STEPS[0]);
    try {
      const built = await requestOf(request, signal);
      if (built === null) return;
      const { shown, location } = built;
      // On the device the trip is planned with the storable location.
      const trip = isRemote ? shown : { ...shown, location };
      const ask = recommend === deps.recommend ? ahead.recommend : recommend;
      const planned = await ask(trip, signal, (step) => {
        if (!signal.aborted) report(step);
      });
      const record = storedAt(planned, location);
      if (signal.aborted || (await proposeChange(store, deps.history, record))) return;
      await readBase();
      const own = await ownFromBase(store, deps.history, request.travelers);
      if (signal.aborted) return;
      const { writing } = await startSaving(deps, record, own);
      store.setState(resultAt(shown.location, planned, record, own));
      void sayShown(store, deps);
      await follow(record, writing);
    } catch (error) {
      if (!signal.aborted) fail(store, failureOf(error, recommend, deps));
    }
  };
  const submitWith = async (recommend: PlanTrip): Promise<void> => {
    const { planning, draft, place } = store.getState();
    const request = completeRequest(draft, deps.today());
    if (planning.status === 'loading' || request === null) return;
    if (place.status !== 'none') await plan(request, recommend);
    else fail(store, failureOf(new TravelError('no-destination'), null, deps));
  };

  return {
    ...saving,
    submit: () => submitWith(deps.recommend),
    planOnDevice: () => submitWith(deps.recommendOnDevice ?? deps.recommend),
    planAhead: createPlanAheadAction(store, deps, requestOf, ahead.prepare),
    sayShown: () => sayShown(store, deps),
    stop() {
      running.stop();
      if (store.getState().planning.status === 'loading') {
        store.setState({ planning: { status: 'idle' }, view: 'form' });
      }
    },
  };
}

type BuildRequest = (
  request: TripRequest,
  signal: AbortSignal,
) => Promise<{ shown: Trip; location: Location } | null>;

/** The trip as it is shown, and the location to store it with; null when aborted. */
async function buildRequest(
  store: StoreApi<PlannerState>,
  deps: Pick<Deps, 'toStorableLocation'>,
  named: () => Promise<void>,
  request: TripRequest,
  signal: AbortSignal,
): ReturnType<BuildRequest> {
  await named();
  const { place, language } = store.getState();
  if (signal.aborted || place.status === 'none') return null;
  const shown = tripOf(place, request, language);
  const location = await storableLocation(place, shown, deps.toStorableLocation, signal);
  return signal.aborted ? null : { shown, location };
}

function createPlanAheadAction(
  store: StoreApi<PlannerState>,
  deps: Deps,
  requestOf: BuildRequest,
  prepare: (trip: Trip) => void,
): PlanningActions['planAhead'] {
  const latest = createLatest();
  const run = async () => {
    const { planning, draft, evidence } = store.getState();
    const request = completeRequest(draft, deps.today());
    if (planning.status === 'loading' || evidence.status !== 'ready' || request === null) return;
    const built = await requestOf(request, latest.start());
    if (built !== null) prepare({ ...built.shown, location: built.location });
  };
  if (deps.recommendOnDevice !== null) return () => () => undefined;
  return () =>
    onInputsSettled(store, () => {
      run().catch((error: unknown) => console.warn('No plan was prepared', error));
    });
}

/**
 * Starts saving before the result is rendered, which takes longer: in a task of its own, else rendering
 * runs before the storage is asked.
 */
async function startSaving({ history }: Pick<Deps, 'history'>, record: PlannedTrip, own: TripOwn) {
  const saving = { writing: history.save(record, own) };
  // `follow` tells a failure.
  saving.writing.catch(() => undefined);
  await yieldToMain();
  return saving;
}

function resultAt(
  { lat, lng }: LatLng,
  planned: PlannedTrip,
  record: PlannedTrip,
  own: TripOwn,
): Partial<PlannerState> {
  return {
    planning: {
      status: 'ready',
      point: { lat, lng },
      planned,
      record,
      saving: { status: 'loading' },
      own,
      unsaid: false,
    },
    view: 'result',
    sheet: 'full',
    linkedTripGone: false,
  };
}

function fail(store: StoreApi<PlannerState>, failure: PlanningFailure): void {
  store.setState({ planning: { status: 'failed', failure }, view: 'form', sheet: 'full' });
}

/** The trip to plan; a place without a name is called by its coordinates. */
function tripOf(place: ChosenPlace, request: TripRequest, language: Language): Trip {
  const name = place.name.status === 'ready' ? place.name.value : '';
  const named = name === '' ? formatCoordinates(place.point, language) : name;
  return { location: { ...place.point, place: named }, request, language };
}

function failureOf(error: unknown, recommend: PlanTrip | null, deps: Deps): PlanningFailure {
  return {
    code: error instanceof TravelError ? error.code : null,
    message: messageOf(error),
    deviceCanPlan: deps.recommendOnDevice !== null && recommend === deps.recommend,
  };
}
