import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlannerState } from './store/planner-state.ts';
import type { PlannerStore } from './store/planner-store.ts';

/** The store of the mounted planner. */
export const PlannerContext = createContext<PlannerStore | null>(null);

/** Selects a slice of the planner's state; the component re-renders when it changes. */
export function usePlanner<T>(select: (state: PlannerState) => T): T {
  return useStore(usePlannerStore(), select);
}

/** The planner's store, for its actions; the reference is stable. */
export function usePlannerStore(): PlannerStore {
  const store = useContext(PlannerContext);
  if (store === null) throw new Error('not inside a planner');
  return store;
}
