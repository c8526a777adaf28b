import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlannerState } from './store/planner-state.ts';
import type { PlannerStore } from './store/planner-store.ts';

/** The store of the planner that is on the screen. */
export const PlannerContext = createContext<PlannerStore | null>(null);

/** A slice of the planner's state; the component renders again when the slice changes. */
export function usePlanner<T>(select: (state: PlannerState) => T): T {
  return useStore(usePlannerStore(), select);
}

/** What may be done with the planner. The functions never change. */
export function usePlannerStore(): PlannerStore {
  const store = useContext(PlannerContext);
  if (store === null) throw new Error('not inside a planner');
  return store;
}
