import { useEffect, useState } from 'react';

/** The longest that anything waits to be laid out. */
const LATEST_MS = 1000;

/** Whether a part of the result is laid out: what is far below waits until the page is idle. */
export function useWhole(atOnce = false): boolean {
  const [whole, setWhole] = useState(atOnce);
  useEffect(() => {
    if (atOnce) return undefined;
    const show = () => setWhole(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(show, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(show, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, [atOnce]);
  return whole;
}
