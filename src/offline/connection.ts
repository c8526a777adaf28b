import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** Can our own server be reached? Until something speaks against it, yes. */
export type Connection = 'online' | 'offline';

export type ConnectionDeps = {
  /** Fires `online` and `offline`, as window does. */
  events: EventTarget;
  hasNetwork: () => boolean;
  /** Asks our server for something small; resolves to whether any answer came. */
  probe: () => Promise<boolean>;
  /** Calls back again and again; returns the function that stops it. */
  every: (ms: number, run: () => void) => () => void;
};

export type ConnectionWatch = {
  store: StoreApi<Connection>;
  /** A request failed: find out whether it is the connection. */
  suspect: () => void;
};

const PROBE_AGAIN_MS = 20_000;

/**
 * The one place that knows whether we are offline: the browser's events, and failed requests
 * confirmed by a probe. While offline it probes from time to time, since a server that comes back
 * fires no event.
 */
export function watchConnection(deps: ConnectionDeps): ConnectionWatch {
  const store = createStore<Connection>(() => (deps.hasNetwork() ? 'online' : 'offline'));
  let stopProbing: (() => void) | null = null;

  const settle = (connection: Connection) => {
    if (store.getState() !== connection) store.setState(connection, true);
    if (connection === 'offline') stopProbing ??= deps.every(PROBE_AGAIN_MS, suspect);
    else {
      stopProbing?.();
      stopProbing = null;
    }
  };
  const suspect = () => {
    void deps.probe().then((reached) => settle(reached ? 'online' : 'offline'));
  };

  deps.events.addEventListener('offline', () => settle('offline'));
  deps.events.addEventListener('online', suspect);
  settle(store.getState());
  if (store.getState() === 'online') suspect();
  return { store, suspect };
}

/** False is certain: there is no network at all. True only means that there is some network. */
export function hasNetwork(): boolean {
  return navigator.onLine;
}

const PROBE_LIMIT_MS = 8000;

/** HEAD goes past the worker's caches, so an answer really comes from the network. */
export async function probeServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
