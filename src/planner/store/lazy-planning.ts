import type { StoreApi } from 'zustand/vanilla';
import { once } from '#src/timing/once.ts';
import { messageOf } from './message-of.ts';
import type { PlannerState } from './planner-state.ts';
import type { PlanningActions } from './planning-actions.ts';

export type LoadPlanning = () => Promise<PlanningActions>;

/**
 * The actions from a complete form to the saved result. Their code is loaded when the map is drawn
 * (`planAhead`), else at the press; before that there is no result to act on.
 */
export function createLazyPlanning(
  store: StoreApi<PlannerState>,
  load: LoadPlanning,
): PlanningActions {
  let loaded: PlanningActions | null = null;
  /** A press waits for the code; cancelling takes it back. */
  let isPressed = false;
  const loadOnce = once(async () => {
    loaded = await load();
    return loaded;
  });
  const afterLoading = async (start: (planning: PlanningActions) => Promise<void>) => {
    if (isPressed) return;
    isPressed = true;
    try {
      const planning = await loadOnce();
      if (!isPressed) return;
      isPressed = false;
      await start(planning);
    } catch (error) {
      console.error('Error loading what plans a trip', error);
      if (!isPressed) return;
      isPressed = false;
      const failure = { code: null, message: messageOf(error), deviceCanPlan: false };
      store.setState({ planning: { status: 'failed', failure }, view: 'form', sheet: 'full' });
    }
  };
  return {
    submit: () => (loaded === null ? afterLoading(({ submit }) => submit()) : loaded.submit()),
    planOnDevice: () =>
      loaded === null ? afterLoading(({ planOnDevice }) => planOnDevice()) : loaded.planOnDevice(),
    planAhead() {
      let isStopped = false;
      let stop = () => {
        isStopped = true;
      };
      loadOnce().then(
        ({ planAhead }) => {
          if (!isStopped) stop = planAhead();
        },
        (error: unknown) => console.warn('Nothing is planned ahead', error),
      );
      return () => stop();
    },
    saveAgain: async () => loaded?.saveAgain(),
    linkToResult: async () => (await loaded?.linkToResult()) ?? null,
    change: async (how) => loaded?.change(how),
    readOwn: async () => loaded?.readOwn(),
    replanStop: async (...args) => loaded?.replanStop(...args),
    sayShown: async () => loaded?.sayShown(),
    cancel() {
      isPressed = false;
      loaded?.cancel();
    },
    stop() {
      isPressed = false;
      loaded?.stop();
    },
  };
}
