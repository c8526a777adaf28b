import type { StoreApi } from 'zustand/vanilla';
import type { Trip } from '#src/domain/trip.ts';
import { pressIsPainted } from '#src/timing/press-is-painted.ts';
import type { PlannerState } from './planner-state.ts';
import type { PlanTrip } from '#src/domain/ports.ts';

export type PlanAhead = {
  /** Has this trip planned, unless that is under way, and forgets the one before. */
  prepare: (trip: Trip) => void;
  /** As the recommender itself; a trip that was prepared is not planned again. */
  recommend: PlanTrip;
};

type Prepared = { key: string; controller: AbortController; answer: ReturnType<PlanTrip> };

/** Has a plan written while the traveller is still at the form. What fails is asked for again. */
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
      // With a plan that is there, its answer would be the whole result.
      const [planned] = await Promise.all([known.answer.catch(() => null), pressIsPainted()]);
      signal.throwIfAborted();
      return planned ?? recommend(trip, signal, onStep);
    },
  };
}

/** Who types on does so sooner. */
export const STILL_MS = 500;

/** Runs whenever what a plan is made from has not changed for a moment, until stopped. */
export function whenStill(store: Pick<StoreApi<PlannerState>, 'subscribe'>, run: () => void) {
  let timer = setTimeout(run, STILL_MS);
  const stop = store.subscribe((state, before) => {
    const same =
      state.draft === before.draft &&
      state.place === before.place &&
      state.evidence === before.evidence &&
      state.language === before.language;
    if (same) return;
    clearTimeout(timer);
    timer = setTimeout(run, STILL_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
