import { useCallback, useSyncExternalStore } from 'react';

/** Whether the query matches; `assumed` while prerendering, where there is no screen. */
export function useMediaQuery(query: string, assumed: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => assumed,
  );
}
