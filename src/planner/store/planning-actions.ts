import type { StoreApi } from 'zustand/vanilla';
import type { IsoDay } from '#src/domain/days/day.ts';
import { TravelError, isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { completeRequest } from '#src/domain/trip/trip-request.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import type { BaseActions } from './base-actions.ts';
import { createLatest } from './latest.ts';
import type { Latest } from './latest.ts';
import type { Planning, PlannerDeps, PlannerState, PlanningFailure } from './planner-state.ts';
import type { PlanTrip } from '#src/domain/ports.ts';
import { ownFromBase } from './own-from-base.ts';
import { plannedIn } from './planning/planned-in.ts';
import { createPlanAhead, onInputsSettled } from './planning/plan-ahead.ts';
import type { PlanAhead } from './planning/plan-ahead.ts';
import { RECOMMEND_STEPS } from '#src/domain/trip/recommend-step.ts';
import { createSavingActions } from './saving-actions.ts';
import type { SavingActions } from './saving-actions.ts';
import { proposeChange } from './saved-trip-actions.ts';
import { failureOf } from './planning/planning-failure.ts';
import { createReplanActions } from './planning/replan-stop.ts';
import type { ReplanActions } from './planning/replan-stop.ts';
import { sayShown } from './say-shown.ts';
import { askedTrips, planTrips, tripsOfForm } from './planning/plan-form.ts';
import type { Progress, TripToPlan } from './planning/plan-form.ts';
import { stopsProblem } from './stops.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
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

export type PlanningActions = Omit<SavingActions, 'follow'> &
  ReplanActions & {
    submit: () => Promise<void>;
    planOnDevice: () => Promise<void>;
    /** Starts computing recommendations before they are requested, on the device only; returns a stop function. */
    planAhead: () => () => void;
    /** Aborts a running request; the stops that are planned by then are shown, if there are any. */
    cancel: () => void;
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
  const forForm = { ...deps, named };

  const tripsOf: TripsOf = (request, signal) => tripsOfForm(store, forForm, request, signal);
  /** The stops that the running request has planned, which a cancel keeps. */
  let current: Run = { planned: 0, isKept: false };
  const plan = async (request: TripRequest, recommend: PlanTrip): Promise<void> => {
    const signal = running.start();
    const known = store.getState().ahead;
    const run: Run = { planned: 0, isKept: false };
    current = run;
    const isOver = () => signal.aborted && !run.isKept;
    const isRemote = deps.recommenderIsRemote && recommend === deps.recommend;
    const report = (progress: Progress) => {
      if (signal.aborted) return;
      store.setState((state) => whileLoading(state, { onDevice: !isRemote, ...progress }));
    };
    const painted = afterNextPaint();
    report({ step: RECOMMEND_STEPS[0] });
    // Beside the planning: each answer of the storage waits for what the page renders.
    const own = readBase().then(() => ownFromBase(store, deps.history, request.travelers));
    try {
      const trips = await tripsOf(request, signal);
      if (trips === null) return;
      const answer = recommend === deps.recommend ? ahead.recommend : recommend;
      // A plan that is ready would render the result before the press is painted.
      const ask: PlanTrip = async (...args) => (await Promise.all([answer(...args), painted]))[0];
      const options = { ask, isRemote, signal, report, onPlanned: () => (run.planned += 1) };
      const { planned, record, failures } =
        recommend === deps.recommend && known?.of === keyOf(trips)
          ? await painted.then(() => ({ ...known, failures: [] }))
          : await planTrips(trips, options);
      if (isOver() || (await proposeChange(store, deps.history, record))) return;
      const ready = { planned, record, own: await own, ...replanningOf(failures, recommend, deps) };
      if (isOver()) return;
      await show(store, deps, follow, { status: 'ready', points: pointsOf(trips), ...ready });
    } catch (error) {
      if (!isOver()) fail(store, failureOf(error, recommend, deps));
    }
  };
  const submitWith = async (recommend: PlanTrip): Promise<void> => {
    const request = requestOf(store.getState(), deps.today());
    if (request === null) return;
    if (store.getState().place.status !== 'none') await plan(request, recommend);
    else fail(store, failureOf(new TravelError('no-destination'), null, deps));
  };

  return {
    ...saving,
    ...createReplanActions(store, deps),
    submit: () => submitWith(deps.recommend),
    planOnDevice: () => submitWith(deps.recommendOnDevice ?? deps.recommend),
    planAhead: createPlanAheadAction(store, deps, tripsOf, ahead),
    sayShown: () => sayShown(store, deps),
    ...createStopping(store, running, () => current),
  };
}

/** Null while a form is incomplete, or its trip is being planned. */
function requestOf(state: PlannerState, today: IsoDay): TripRequest | null {
  if (state.planning.status === 'loading' || stopsProblem(state) !== null) return null;
  return completeRequest(state.draft, today);
}

type ReadyResult = Omit<Extract<Planning, { status: 'ready' }>, 'saving' | 'unsaid'>;

/** `isKept`: cancelled, and what was planned by then is shown. */
type Run = { planned: number; isKept: boolean };

function createStopping(
  store: StoreApi<PlannerState>,
  running: Latest,
  current: () => Run,
): Pick<PlanningActions, 'cancel' | 'stop'> {
  const stop = () => {
    running.stop();
    if (store.getState().planning.status === 'loading') {
      store.setState({ planning: { status: 'idle' }, view: 'form' });
    }
  };
  return {
    stop,
    cancel() {
      const { planning, changing } = store.getState();
      const run = current();
      // A change of a saved trip is proposed whole or not at all.
      run.isKept = planning.status === 'loading' && run.planned > 0 && changing === null;
      if (run.isKept) running.stop();
      else stop();
    },
  };
}

/** Nobody watches what is planned ahead. */
const UNSEEN = { isRemote: false, report: () => undefined, onPlanned: () => undefined };

function keyOf(trips: readonly TripToPlan[]): string {
  return JSON.stringify(trips);
}

type TripsOf = (request: TripRequest, signal: AbortSignal) => Promise<TripToPlan[] | null>;

function createPlanAheadAction(
  store: StoreApi<PlannerState>,
  deps: Deps,
  tripsOf: TripsOf,
  { prepare, prepared }: PlanAhead,
): PlanningActions['planAhead'] {
  const latest = createLatest();
  const run = async () => {
    const { planning, draft, evidence } = store.getState();
    const request = completeRequest(draft, deps.today());
    if (planning.status === 'loading' || evidence.status !== 'ready' || request === null) return;
    const signal = latest.start();
    const trips = await tripsOf(request, signal);
    if (trips === null) return;
    prepare(askedTrips(trips, false));
    const ahead = await planTrips(trips, { ...UNSEEN, ask: prepared, signal }).catch(() => null);
    // A failed one is planned again when it is asked for.
    if (ahead === null || ahead.failures.some((failure) => failure !== null)) return;
    const { status } = store.getState().planning;
    if (signal.aborted || (status !== 'idle' && status !== 'failed')) return;
    const { planned, record } = ahead;
    store.setState({ ahead: { of: keyOf(trips), planned, record } });
  };
  if (deps.recommendOnDevice !== null) return () => () => undefined;
  return () =>
    onInputsSettled(store, () => {
      run().catch((error: unknown) => console.warn('No plan was prepared', error));
    });
}

/** Shows and saves a result. The language may have changed meanwhile. */
async function show(
  store: StoreApi<PlannerState>,
  deps: Deps,
  follow: SavingActions['follow'],
  ready: ReadyResult,
): Promise<void> {
  const { writing } = await startSaving(deps, ready);
  const planning = { ...ready, saving: { status: 'loading' }, unsaid: false } as const;
  store.setState({ planning, ahead: null, view: 'result', sheet: 'full', linkedTripGone: false });
  void sayShown(store, deps);
  await follow(ready.record, writing);
}

/**
 * Starts saving in a task of its own before the result is rendered, which takes longer. Otherwise
 * rendering would begin before the storage is asked.
 */
async function startSaving({ history }: Pick<Deps, 'history'>, { record, own }: ReadyResult) {
  const saving = { writing: history.save(record, own) };
  // `follow` tells a failure.
  saving.writing.catch(() => undefined);
  await yieldToMain();
  return saving;
}

/** The first stop is shown when it is planned; a change of a saved trip is proposed whole. */
function whileLoading(
  { planning, changing }: PlannerState,
  { soFar, ...progress }: Progress & { onDevice: boolean },
): Partial<PlannerState> {
  const isShown = soFar !== undefined && changing === null;
  const opens = isShown && plannedIn(planning) === null;
  return {
    planning: { status: 'loading', ...progress, ...(isShown ? { soFar } : {}) },
    ...(opens ? { view: 'result', sheet: 'full' } : {}),
  };
}

/** Why stops could not be planned; nothing on a trip of one stop. */
function replanningOf(
  errors: readonly (Error | null)[],
  recommend: PlanTrip,
  deps: Deps,
): Pick<ReadyResult, 'replanning'> {
  if (errors.length < 2) return {};
  const failed = errors.flatMap((error, at) =>
    error === null || isAbort(error) ? [] : [[at, failureOf(error, recommend, deps)] as const],
  );
  return { replanning: { running: null, failures: Object.fromEntries(failed) } };
}

function pointsOf(trips: readonly TripToPlan[]): LatLng[] {
  return trips.map(({ shown: { location } }) => ({ lat: location.lat, lng: location.lng }));
}

function fail(store: StoreApi<PlannerState>, failure: PlanningFailure): void {
  store.setState({ planning: { status: 'failed', failure }, view: 'form', sheet: 'full' });
}
