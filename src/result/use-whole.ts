import { startTransition, useEffect, useState } from 'react';

/** When what is below the first screen comes: at once, when the page is idle, or not before a word. */
export type WhenWhole = 'at once' | 'when idle' | 'held';

/** The longest that anything is kept back. */
const LATEST_MS = 1000;

/** Whether all of a result is there: what is far below comes after what the traveller looks at. */
export function useWhole(when: WhenWhole): boolean {
  const [whole, setWhole] = useState(when === 'at once');
  useEffect(() => {
    if (whole) return undefined;
    const show = () => startTransition(() => setWhole(true));
    // Safari has no idle callback.
    if (when === 'held' || !('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(show, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(show, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, [when, whole]);
  return whole;
}
