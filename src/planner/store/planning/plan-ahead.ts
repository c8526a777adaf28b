import type { StoreApi } from 'zustand/vanilla';
import type { Trip } from '#src/domain/trip/trip.ts';
import type { PlannerState } from '../planner-state.ts';
import type { PlanTrip } from '#src/domain/ports.ts';

export type PlanAhead = {
  /** Plans these trips, one after the other, unless they are under way already, and aborts any others. */
  prepare: (trips: readonly Trip[]) => void;
  /** The answer to a prepared trip; rejects for another one. */
  prepared: PlanTrip;
  /** The recommender; a prepared trip is not computed again. */
  recommend: PlanTrip;
};

type Prepared = { controller: AbortController; answer: ReturnType<PlanTrip> };

/** Computes plans while the traveller is still at the form. A failed one is requested again. */
export function createPlanAhead(recommend: PlanTrip): PlanAhead {
  const prepared = new Map<string, Prepared>();
  const begin = (trip: Trip, key: string, before: Prepared | null): Prepared => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = () => recommend(trip, signal, () => undefined);
    const answer = before === null ? ask() : afterAnswer(before.answer, signal, ask);
    const next = { controller, answer };
    answer.catch(() => {
      if (prepared.get(key) === next) prepared.delete(key);
    });
    return next;
  };
  return {
    prepare(trips) {
      const keys = trips.map((trip) => JSON.stringify(trip));
      for (const [key, { controller }] of prepared) {
        if (keys.includes(key)) continue;
        controller.abort();
        prepared.delete(key);
      }
      let before: Prepared | null = null;
      for (const [at, trip] of trips.entries()) {
        const key = keys[at] ?? '';
        before = prepared.get(key) ?? begin(trip, key, before);
        prepared.set(key, before);
      }
    },
    async prepared(trip) {
      const known = prepared.get(JSON.stringify(trip));
      if (known === undefined) throw new RangeError('the trip was not prepared');
      return known.answer;
    },
    async recommend(trip, signal, onStep) {
      const key = JSON.stringify(trip);
      const known = prepared.get(key);
      prepared.delete(key);
      if (known === undefined) return recommend(trip, signal, onStep);
      signal.addEventListener('abort', () => known.controller.abort(), { once: true });
      const planned = await known.answer.catch(() => null);
      signal.throwIfAborted();
      return planned ?? recommend(trip, signal, onStep);
    },
  };
}

/** Asks once the other has been answered, or has failed; not any more where it was aborted by then. */
async function afterAnswer<T>(
  before: Promise<unknown>,
  signal: AbortSignal,
  ask: () => Promise<T>,
): Promise<T> {
  await before.catch(() => null);
  signal.throwIfAborted();
  return ask();
}

/** Longer than the pauses between keystrokes. */
export const DEBOUNCE_MS = 500;

/** Debounces changes of the state that a plan depends on; returns a stop function. */
export function onInputsSettled(store: Pick<StoreApi<PlannerState>, 'subscribe'>, run: () => void) {
  let timer = setTimeout(run, DEBOUNCE_MS);
  const stop = store.subscribe((state, before) => {
    const same =
      state.draft === before.draft &&
      state.place === before.place &&
      state.stops === before.stops &&
      state.evidence === before.evidence &&
      state.language === before.language;
    if (same) return;
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
