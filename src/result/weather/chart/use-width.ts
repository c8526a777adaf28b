import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Narrower than this nothing can be drawn; a box this small is not laid out yet. */
const MIN_WIDTH_PX = 200;

/** The width of an element in whole CSS pixels, also after it changes. `first` until it is measured. */
export function useWidth(element: RefObject<Element | null>, first: () => number): number {
  const [width, setWidth] = useState(first);

  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured >= MIN_WIDTH_PX) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return width;
}
