import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When what is below the first screen comes: at once, when the page is idle, or not before a word. */
export type WhenWhole = 'at once' | 'when idle' | 'held';

/** The longest that anything is kept back. */
const LATEST_MS = 1000;

/** Whether all of a result is there: what is far below comes after what the traveller looks at. */
export function useWhole(when: WhenWhole): boolean {
  const [whole, setWhole] = useState(when === 'at once');
  useEffect(() => {
    if (whole) return undefined;
    // Paper takes what is there.
    const print = () => flushSync(() => setWhole(true));
    globalThis.addEventListener('beforeprint', print);
    const forget = later(when, () => startTransition(() => setWhole(true)));
    return () => {
      globalThis.removeEventListener('beforeprint', print);
      forget();
    };
  }, [when, whole]);
  return whole;
}

/** Returns what calls it off. */
function later(when: WhenWhole, run: () => void): () => void {
  // Safari has no idle callback.
  if (when === 'held' || !('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(idle);
}
