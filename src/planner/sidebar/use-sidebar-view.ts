import { useDeferredValue } from 'react';
import { useAfterDelay } from '../loading/use-after-delay.ts';
import { usePlanner } from '../planner-context.ts';
import { plannedIn } from '../store/planning/planned-in.ts';

/** The content of the sidebar: the form, the progress, or the result. */
export type SidebarView = 'form' | 'loading' | 'result';

/** A faster result shows no loading view. */
const LOADING_AFTER_MS = 400;

export function useSidebarView(): SidebarView {
  const loading = usePlanner((state) => state.planning.status === 'loading');
  const slow = useAfterDelay(loading, LOADING_AFTER_MS);
  const hadResult = usePlanner((state) => state.view === 'result');
  const shown = usePlanner(({ planning }) => plannedIn(planning) !== null);
  const view = viewOf();
  // "Change trip" paints the press before the form is rendered; results are shown at once.
  const deferred = useDeferredValue(view);
  return view === 'form' ? deferred : view;

  function viewOf(): SidebarView {
    if (shown && hadResult) return 'result';
    return slow || (loading && hadResult) ? 'loading' : 'form';
  }
}
