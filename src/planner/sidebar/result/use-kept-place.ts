import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What one reads; not the tabs, which stay in sight. */
const READ = 'section :is(h2, h3, p, li)';
/** The traveller goes on by themselves. */
const INPUTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

type Kept = { finish: () => void; stop: () => void };

/**
 * While stops join the first one, and until the traveller does something then, what is read stays where it is:
 * WebKit does not see to that by itself.
 */
export function useKeptPlace(element: RefObject<HTMLElement | null>, isGrowing: boolean): void {
  const kept = useRef<Kept | null>(null);
  useEffect(() => {
    if (isGrowing && element.current !== null) kept.current ??= keepPlace(element.current);
    if (!isGrowing) kept.current?.finish();
  }, [element, isGrowing]);
  useEffect(() => () => kept.current?.stop(), []);
}

function keepPlace(root: HTMLElement): Kept {
  const scroller = scrollerOf(root);
  const leaving = new AbortController();
  if (scroller === null) return { finish: () => leaving.abort(), stop: () => leaving.abort() };
  const { signal } = leaving;
  const topOf = (part: Element) =>
    part.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const read = () => {
    const edge = scroller.getBoundingClientRect().top;
    const part = Array.from(root.querySelectorAll(READ)).find((one) => isBelow(one, edge));
    return part === undefined ? null : { part, top: topOf(part) };
  };
  let place = read();
  const restore = () => {
    if (scroller.scrollTop === 0) return;
    if (place?.part.isConnected !== true) place = read();
    const moved = place === null ? 0 : topOf(place.part) - place.top;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
  };
  const observer = new ResizeObserver(restore);
  observer.observe(root);
  scroller.addEventListener('scroll', () => (place = read()), { passive: true, signal });
  const stop = () => {
    observer.disconnect();
    leaving.abort();
  };
  return {
    stop,
    finish() {
      for (const input of INPUTS) window.addEventListener(input, stop, { passive: true, signal });
    },
  };
}

function isBelow(part: Element, edge: number): boolean {
  const { bottom, height } = part.getBoundingClientRect();
  return height > 0 && bottom > edge;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}
