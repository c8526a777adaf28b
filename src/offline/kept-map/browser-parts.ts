import { abortError } from '#src/timing/abort.ts';
import { KEPT_CACHE } from './kept-entries.ts';
import { createKeptStore } from './kept-store.ts';
import type { KeptStore } from './kept-store.ts';
import type { Alone, KeptNews } from './record-changes.ts';
import type { Clock } from './run-downloads.ts';

/** Whether this browser can keep maps: it has none of this on plain http. */
export function canKeepMaps(): boolean {
  return 'caches' in globalThis && 'locks' in navigator && 'BroadcastChannel' in globalThis;
}

export function openKeptStore(): KeptStore {
  return createKeptStore(
    () => caches.open(KEPT_CACHE),
    () => caches.delete(KEPT_CACHE),
    hasKeptMaps,
  );
}

/** Whether any trip keeps a map; looking does not make the cache. */
export function hasKeptMaps(): Promise<boolean> {
  return caches.has(KEPT_CACHE);
}

export const oneTabAlone: Alone = (what, work) =>
  navigator.locks.request(`${KEPT_CACHE}/${what}`, work);

/** A channel does not hear itself, so this tab is told apart. */
export function openNews(): KeptNews {
  const channel = new BroadcastChannel(KEPT_CACHE);
  const listeners = new Set<(tripId: string) => void>();
  const tell = (tripId: string) => {
    for (const changed of listeners) changed(tripId);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') tell(data);
  });
  return {
    announce(tripId) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none.
      channel.postMessage(tripId);
      tell(tripId);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Timers of a browser end after 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const browserClock: Clock = {
  nowMs: () => Date.now(),
  waitUntil: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, Math.min(ms - Date.now(), LONGEST_TIMER_MS));
      const stop = () => {
        clearTimeout(timer);
        reject(abortError());
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }),
};
