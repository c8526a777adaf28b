import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';

/**
 * Renders its children right after the next paint, in a task of their own: for what is below the first
 * screen of a result, so that its first screen does not wait for them. No transition: the updates
 * after a submit, such as that the trip is saved, would start one again and again.
 */
export function Afterwards({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    void afterNextPaint().then(() => {
      if (mounted) setReady(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return ready ? children : null;
}
