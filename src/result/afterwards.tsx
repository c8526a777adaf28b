import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';

/** As `paints`: the list and the ideas are rendered after the first screen. */
export const AFTER_LISTS = 2;

type AfterwardsProps = {
  /** How many paints it waits for: 2 for what comes after that which waits for one. */
  paints?: number;
  /** About how high it will be: where it is not the last of its section, what follows stays in place. */
  heightPx?: number;
  children: ReactNode;
};

/** At once, or `Afterwards`. */
export function InTime({ later, ...props }: AfterwardsProps & { later: boolean }) {
  return later ? <Afterwards {...props} /> : props.children;
}

/**
 * Renders its children right after the next paint, in a task of their own, so that the first screen
 * of a result does not wait for what is below it. No transition: the updates after a submit, such
 * as that the trip is saved, would start one again and again.
 */
function Afterwards({ paints = 1, heightPx = 0, children }: AfterwardsProps) {
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
  if (painted < paints) {
    return heightPx === 0 ? null : <div style={{ blockSize: heightPx }} />;
  }
  // A part that waits for its texts must not hide the parts that are shown.
  return <Suspense fallback={null}>{children}</Suspense>;
}
