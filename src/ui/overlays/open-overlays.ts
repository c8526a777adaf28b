import { useEffect, useRef } from 'react';

type Overlay = { close: () => void };

/** Overlays that Back closes, the topmost last. */
let overlays: readonly Overlay[] = [];
const listeners = new Set<() => void>();

/** For the history of the browser, which has an entry for each of them. */
export const openOverlays = {
  count: () => overlays.length,
  /** Calls `listener` after an overlay was opened or closed. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Closes the topmost, by Back, until `count` are left. */
  closeTo(count: number): void {
    const closing = overlays.slice(count).toReversed();
    overlays = overlays.slice(0, count);
    for (const overlay of closing) overlay.close();
  },
  /** The page under them is left: they go with it. */
  forget(): void {
    overlays = [];
  },
};

/** The browser's Back, and Android's, calls `onClose` while `isOpen`, rather than leave the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (isOpen ? add({ close: () => close.current() }) : undefined), [isOpen]);
}

function add(overlay: Overlay): () => void {
  change([...overlays, overlay]);
  return () => change(overlays.filter((other) => other !== overlay));
}

function change(next: readonly Overlay[]): void {
  if (next.length === overlays.length) return;
  overlays = next;
  for (const listener of listeners) listener();
}
