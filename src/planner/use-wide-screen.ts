import { createContext, useContext, useSyncExternalStore } from 'react';

/** From this width on the sidebar is a fixed panel, as in the style sheets. */
const WIDE = '(width >= 900px)';

/** What is drawn where there is no screen to ask: a wide one's planner, or a narrow one's. */
export const AssumedWide = createContext(true);

export function useWideScreen(): boolean {
  const assumed = useContext(AssumedWide);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => assumed,
  );
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
