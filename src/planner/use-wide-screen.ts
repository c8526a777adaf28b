import { useSyncExternalStore } from 'react';

/** From this width on the sidebar is a fixed panel, as in the style sheets. */
const WIDE = '(width >= 900px)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
