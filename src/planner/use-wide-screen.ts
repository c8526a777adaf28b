import { createContext, useContext, useSyncExternalStore } from 'react';

/** The breakpoint of the style sheets: from here on the sidebar is a fixed panel. */
const WIDE = '(width >= 760px)';

/** What `useWideScreen` returns while prerendering, where there is no screen. */
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
