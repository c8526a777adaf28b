import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

type Size = { width: number; height: number };

/** A few pixels more or less need no other picture. */
const STEP_PX = 8;

/** Width and height of the element in CSS px, kept up to date; null until it is measured. */
export function useBoxSize(element: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const next = { width: stepped(width), height: stepped(height) };
      if (next.width === 0 || next.height === 0) return;
      setSize((before) =>
        before?.width === next.width && before.height === next.height ? before : next,
      );
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function stepped(px: number): number {
  return Math.round(px / STEP_PX) * STEP_PX;
}
