import type { StoreApi } from 'zustand/vanilla';
import type { Trip } from '#src/domain/trip/trip.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
import type { PlannerState } from './planner-state.ts';
import type { PlanTrip } from '#src/domain/ports.ts';

export type PlanAhead = {
  /** Starts planning this trip, unless it is under way already, and aborts the previous one. */
  prepare: (trip: Trip) => void;
  /** The recommender; a prepared trip is not computed again. */
  recommend: PlanTrip;
};

type Prepared = { key: string; controller: AbortController; answer: ReturnType<PlanTrip> };

/** Computes a plan while the traveller is still at the form. A failed one is requested again. */
export function createPlanAhead(recommend: PlanTrip): PlanAhead {
  let prepared: Prepared | null = null;
  return {
    prepare(trip) {
      const key = JSON.stringify(trip);
      if (prepared?.key === key) return;
      prepared?.controller.abort();
      const controller = new AbortController();
      const answer = recommend(trip, controller.signal, () => undefined);
      const next = { key, controller, answer };
      answer.catch(() => {
        if (prepared === next) prepared = null;
      });
      prepared = next;
    },
    async recommend(trip, signal, onStep) {
      const known = prepared;
      prepared = null;
      if (known?.key !== JSON.stringify(trip)) return recommend(trip, signal, onStep);
      signal.addEventListener('abort', () => known.controller.abort(), { once: true });
      // A ready plan would render the result before the press is painted.
      const [planned] = await Promise.all([known.answer.catch(() => null), afterNextPaint()]);
      signal.throwIfAborted();
      return planned ?? recommend(trip, signal, onStep);
    },
  };
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
