import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * While `partsJoin`, and until the traveller's next touch, what is at the top of the scrolled box stays there when
 * something appears above it. Most browsers do this themselves (scroll anchoring); WebKit does not.
 */
export function useSteadyScroll(content: RefObject<Element | null>, partsJoin: boolean): void {
  const steady = useRef<SteadyScroll>(null);
  useEffect(() => {
    const element = content.current;
    if (!partsJoin || element === null || hasScrollAnchoring()) return;
    steady.current ??= keepSteady(element);
  }, [content, partsJoin]);
  useEffect(() => {
    if (!partsJoin) steady.current?.endWithTouch();
  }, [partsJoin]);
  useEffect(() => () => steady.current?.end(), []);
}

function hasScrollAnchoring(): boolean {
  return 'CSS' in globalThis && CSS.supports('overflow-anchor', 'auto');
}

type SteadyScroll = { endWithTouch: () => void; end: () => void };

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/** Scrolls the box around `content` by as much as what is read in it was moved. */
function keepSteady(content: Element): SteadyScroll {
  const box = scrollBoxOf(content);
  const ended = new AbortController();
  const { signal } = ended;
  let read = readIn(content, box);
  const onResize = () => {
    // The innermost part may have been rendered anew.
    const kept = read.findLast(({ element }) => element.isConnected);
    if (kept === undefined) return;
    box.scrollTop += topIn(box, kept.element) - kept.top;
    read = readIn(content, box);
  };
  const onScroll = () => {
    read = readIn(content, box);
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(content);
  const target = box === document.scrollingElement ? document : box;
  target.addEventListener('scroll', onScroll, { passive: true, signal });
  const end = () => {
    observer.disconnect();
    ended.abort();
  };
  return {
    end,
    endWithTouch() {
      for (const type of TOUCHES) {
        document.addEventListener(type, end, { passive: true, capture: true, signal });
      }
    },
  };
}

type Placed = { element: Element; top: number };

/** What is at the top of the box, from the outer to the inner element. Empty while nothing is scrolled. */
function readIn(content: Element, box: Element): Placed[] {
  const read: Placed[] = [];
  if (box.scrollTop <= 0) return read;
  let parts = [...content.children];
  while (parts.length > 0) {
    const element = parts.find((part) => isRead(part, box));
    if (element === undefined) break;
    read.push({ element, top: topIn(box, element) });
    parts = [...element.children];
  }
  return read;
}

/** The first part that ends below the top of the box; what sticks to the top is not read. */
function isRead(part: Element, box: Element): boolean {
  const { height, bottom } = part.getBoundingClientRect();
  if (height === 0 || bottom <= topOf(box)) return false;
  const { position } = getComputedStyle(part);
  return position !== 'sticky' && position !== 'fixed' && position !== 'absolute';
}

function topIn(box: Element, element: Element): number {
  return element.getBoundingClientRect().top - topOf(box);
}

/** Below what sticks to the top of the box. */
function topOf(box: Element): number {
  const top = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top;
  const padding = Number.parseFloat(getComputedStyle(box).scrollPaddingBlockStart);
  return top + (Number.isNaN(padding) ? 0 : padding);
}

function scrollBoxOf(content: Element): Element {
  let box = content.parentElement;
  while (box !== null && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) {
    box = box.parentElement;
  }
  return box ?? document.scrollingElement ?? document.documentElement;
}
