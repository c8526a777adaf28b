import type { StoreApi } from 'zustand/vanilla';
import type { Trip } from '#src/domain/trip.ts';
import type { PlannerState, Recommend } from './planner-state.ts';

export type PlanAhead = {
  /** Has this trip planned, unless that is under way, and forgets the one before. */
  prepare: (trip: Trip) => void;
  /** As the recommender itself; a trip that was prepared is not planned again. */
  recommend: Recommend;
};

type Prepared = { key: string; controller: AbortController; answer: ReturnType<Recommend> };

/** Has a plan written while the traveller is still at the form. What fails is asked for again. */
export function createPlanAhead(recommend: Recommend): PlanAhead {
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
      const [planned] = await Promise.all([known.answer.catch(() => null), pressIsPainted()]);
      signal.throwIfAborted();
      return planned ?? recommend(trip, signal, onStep);
    },
  };
}

/** A page that is not seen is not painted. */
const LATEST_MS = 100;

/** The answer to the press comes first: with a plan that is there, that would be the whole result. */
function pressIsPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS);
    if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(resolve));
  });
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
