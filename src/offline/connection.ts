import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** Can our own server be reached? Assumed until something speaks against it. */
export type Connection = 'online' | 'offline';

export type ConnectionDeps = {
  /** Fires `online` and `offline`, as window does. */
  events: EventTarget;
  hasNetwork: () => boolean;
  /** Sends our server a small request; resolves to whether any response came. */
  probe: () => Promise<boolean>;
};

export type ConnectionWatch = {
  store: StoreApi<Connection>;
  /** A request failed: find out whether it is the connection. */
  suspect: () => void;
};

const PROBE_INTERVAL_MS = 20_000;

/**
 * The one place that knows whether we are offline: from the browser's events, and from failed
 * requests confirmed by a probe. While offline it polls, since a server that comes back fires no
 * event.
 */
export function watchConnection(deps: ConnectionDeps): ConnectionWatch {
  const store = createStore<Connection>(() => (deps.hasNetwork() ? 'online' : 'offline'));
  let polling: ReturnType<typeof setInterval> | null = null;

  const update = (connection: Connection) => {
    if (store.getState() !== connection) store.setState(connection, true);
    if (connection === 'offline') polling ??= setInterval(suspect, PROBE_INTERVAL_MS);
    else if (polling !== null) {
      clearInterval(polling);
      polling = null;
    }
  };
  const suspect = () => {
    void deps.probe().then((reached) => update(reached ? 'online' : 'offline'));
  };

  deps.events.addEventListener('offline', () => update('offline'));
  deps.events.addEventListener('online', suspect);
  update(store.getState());
  if (store.getState() === 'online') suspect();
  return { store, suspect };
}

/** False is certain: there is no network at all. True only means that there is some network. */
export function hasNetwork(): boolean {
  return navigator.onLine;
}

const PROBE_TIMEOUT_MS = 8000;

/** HEAD bypasses the worker's caches, so a response really comes from the network. */
export async function probeServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    // No response, for whatever reason: not reached.
    return false;
  }
}
