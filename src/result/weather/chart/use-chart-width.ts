import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A narrower box is not laid out yet. */
const MIN_WIDTH_PX = 200;

/** The planner's panel beside the map, and the screens that have one. */
const PANEL_PX = 400;
const WIDE_PX = 900;
/** The chart hangs over the text on both sides. */
const OVERHANG_PX = 4;
/** Nearly half of an A4 page: a wide chart would shrink to letters that nobody can read. */
const PAPER_PX = 330;

/**
 * The width of the chart's element in whole CSS px, kept up to date: estimated until it is
 * measured, and the width on paper while the page is printed.
 */
export function useChartWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(() => estimatedWidth(globalThis.innerWidth));
  const isPrinted = useIsPrinted();

  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured >= MIN_WIDTH_PX) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isPrinted ? PAPER_PX : width;
}

function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // The page is printed as it is when these listeners return.
    globalThis.addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal });
    globalThis.addEventListener('afterprint', () => setPrinted(false), { signal });
    return () => listeners.abort();
  }, []);
  return isPrinted;
}

/**
 * In the planner the estimate is exact, so that the chart is drawn only once. Elsewhere, and where
 * the window's width is not known, it is the width in the planner's panel.
 */
function estimatedWidth(windowPx = WIDE_PX): number {
  const resultPx = windowPx < WIDE_PX ? windowPx : PANEL_PX;
  return resultPx - 2 * (gutter(resultPx) - OVERHANG_PX);
}

/** The same rule as in result-view.module.css. */
function gutter(resultPx: number): number {
  if (resultPx < 376) return 16;
  return resultPx < 396 ? 20 : 24;
}
