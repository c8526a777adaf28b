import { useEffect, useState } from 'react';

/** True once `active` has been true for `delayMs`, so that quick work shows no loading state. */
export function useAfterDelay(active: boolean, delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delayMs]);
  return active && passed;
}
