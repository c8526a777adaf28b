import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The height of an element on the page, px; 0 before it is measured. */
export function useElementHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(measured.clientHeight));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
