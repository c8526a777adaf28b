import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The browser's text beside its usual size: 2 where it is twice as large. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

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
