import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';

type AfterwardsProps = {
  /** How many paints it waits for: 2 for what comes after that which waits for one. */
  paints?: number;
  children: ReactNode;
};

/**
 * Renders its children right after the next paint, in a task of their own: for what is below the first
 * screen of a result, so that its first screen does not wait for them. No transition: the updates
 * after a submit, such as that the trip is saved, would start one again and again.
 */
export function Afterwards({ paints = 1, children }: AfterwardsProps) {
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    if (painted >= paints) return undefined;
    let mounted = true;
    void afterNextPaint().then(() => {
      if (mounted) setPainted((before) => before + 1);
    });
    return () => {
      mounted = false;
    };
  }, [painted, paints]);
  if (painted < paints) return null;
  // A part that waits for its texts must not hide the parts that are shown.
  return <Suspense fallback={null}>{children}</Suspense>;
}
