import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { once } from '#src/timing/once.ts';
import { hasNetwork, probeServer, watchConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { isInstalled, watchInstallOffer } from './install.ts';
import type { InstallWay } from './install.ts';
import type { PackItem } from './messages.ts';
import { createPackSession } from './pack-session.ts';
import { packWish } from './pack-wish.ts';
import { KEPT_CACHE } from './kept-map/kept-entries.ts';
import type { KeptShare } from './kept-map/kept-share.ts';
import type { Readiness } from './readiness.ts';
import type { WorkerClient, WorkerEvents } from './register.ts';

export type OfflineState = {
  connection: Connection;
  readiness: Readiness;
  /** The detailed maps that trips keep, all together; null without any. */
  keptMaps: KeptShare | null;
  install: InstallWay;
  /** A new version waits, and the traveller has not dismissed it. */
  updateWaiting: boolean;
};

/** The state of a prerendered page, and so of the first rendering in the browser. */
export const NOTHING_KNOWN: OfflineState = {
  connection: 'online',
  readiness: { status: 'unknown' },
  keptMaps: null,
  install: 'none',
  updateWaiting: false,
};

/** Everything about offline use, for the frame to show and to act on. */
export type Offline = {
  store: StoreApi<OfflineState>;
  /** Registers the service worker; to be called when the page is idle. */
  start: () => Promise<void>;
  /** The planner was opened: stores the data pack, unless the browser saves data. */
  preparePack: () => void;
  /** Finds out what is stored, and stores nothing. */
  countPack: () => void;
  /** The traveller asked for the data pack. */
  storePack: () => void;
  /** Counts the maps that trips keep, now and after each change. */
  followKeptMaps: () => void;
  applyUpdate: () => void;
  putOffUpdate: () => void;
  showInstallDialog: () => Promise<void>;
};

/** `loadPackFiles` loads the list of the data pack; it is called only once a worker is registered. */
export function createOffline(loadPackFiles: () => Promise<readonly PackItem[]>): Offline {
  const watch = watchConnection({ events: window, hasNetwork, probe: probeServer });
  const store = createStore<OfflineState>(() => ({
    ...NOTHING_KNOWN,
    connection: watch.store.getState(),
  }));
  watch.store.subscribe((connection) => store.setState({ connection }));

  const session = createPackSession({
    loadPackFiles,
    onReadiness: (readiness) => store.setState({ readiness }),
    savesData,
    wish: packWish,
  });
  let worker: WorkerClient | null = null;
  let applying = false;

  const handleMessage = async (data: unknown) => {
    const { parseWorkerMessage } = await import('./messages.ts');
    const message = parseWorkerMessage(data);
    if (message?.type === 'NETWORK_FAILED') watch.suspect();
    if (message?.type === 'PACK_CHANGED') session.recount();
    if (message?.type === 'PACK_PROGRESS') session.noteProgress(message);
  };

  const installer = watchInstallOffer(
    window,
    (install) => store.setState({ install }),
    () => session.want(),
  );

  const followKept = once(() => countKeptMaps((keptMaps) => store.setState({ keptMaps })));

  return {
    store,
    async start() {
      worker = await register({
        onWaiting: () => store.setState({ updateWaiting: true }),
        onTakenOver() {
          if (applying) window.location.reload();
          session.retire();
          store.setState({ updateWaiting: true });
        },
        onMessage: (data) => void handleMessage(data),
      });
      await session.connect(worker);
      if (await keepsMaps()) void followKept();
      if (isInstalled(window)) session.prepare();
    },
    preparePack: () => session.prepare(),
    countPack: () => session.prepare(true),
    storePack: () => session.want(),
    followKeptMaps: () => void followKept(),
    applyUpdate() {
      applying = true;
      if (session.isRetired()) window.location.reload();
      else worker?.skipWaiting();
    },
    putOffUpdate: () => store.setState({ updateWaiting: false }),
    showInstallDialog: () => installer.show(),
  };
}

/** Looking does not make the cache; most travellers have none. */
async function keepsMaps(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.has(KEPT_CACHE).catch(() => false));
}

async function countKeptMaps(onShare: (share: KeptShare | null) => void): Promise<void> {
  try {
    const { followKeptShare } = await import('./kept-map/kept-share.ts');
    await followKeptShare(onShare);
  } catch (error) {
    console.warn('The kept maps could not be counted', error);
  }
}

/** Null where the code does not load, as where there are no workers. */
async function register(events: WorkerEvents): Promise<WorkerClient | null> {
  try {
    const { registerWorker } = await import('./register.ts');
    return await registerWorker(events);
  } catch (error) {
    console.warn('No offline use: its code could not be loaded', error);
    return null;
  }
}

/** The traveller's wish to save data, where the browser exposes it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
