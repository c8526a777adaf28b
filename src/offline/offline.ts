import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { hasNetwork, probeServer, watchConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { isInstalled, watchInstallOffer } from './install.ts';
import type { InstallWay } from './install.ts';
import type { PackItem } from './messages.ts';
import { createPackSession } from './pack-session.ts';
import type { Readiness } from './readiness.ts';
import { registerWorker } from './register.ts';
import type { WorkerLine } from './register.ts';

export type OfflineState = {
  connection: Connection;
  readiness: Readiness;
  install: InstallWay;
  /** A new version waits, and the traveller has not put it off. */
  updateWaiting: boolean;
};

/** What a prerendered page shows, and so the first rendering in the browser. */
export const NOTHING_KNOWN: OfflineState = {
  connection: 'online',
  readiness: { status: 'unknown' },
  install: 'none',
  updateWaiting: false,
};

/** Everything about being without a network, for the frame to show and to act on. */
export type Offline = {
  store: StoreApi<OfflineState>;
  /** Registers the worker; to be called when the page is idle. */
  start: () => Promise<void>;
  /** The planner was opened: fetch the data pack, unless the browser is saving data. */
  preparePack: () => void;
  /** The traveller asked for the data pack. */
  storePack: () => void;
  applyUpdate: () => void;
  putOffUpdate: () => void;
  showInstallDialog: () => Promise<void>;
};

/** `loadPackFiles` gives the list of the data pack; it is asked for only once a worker is there. */
export function createOffline(loadPackFiles: () => Promise<readonly PackItem[]>): Offline {
  const watch = watchConnection({
    events: window,
    hasNetwork,
    probe: probeServer,
    every: repeat,
  });
  const store = createStore<OfflineState>(() => NOTHING_KNOWN);
  store.setState({ connection: watch.store.getState() });
  watch.store.subscribe((connection) => store.setState({ connection }));

  const session = createPackSession({
    loadPackFiles,
    onReadiness: (readiness) => store.setState({ readiness }),
    savesData,
    wish: packWish,
  });
  let line: WorkerLine | null = null;
  let applying = false;

  const heed = async (data: unknown) => {
    const { parseWorkerMessage } = await import('./messages.ts');
    const message = parseWorkerMessage(data);
    if (message?.type === 'NETWORK_FAILED') watch.suspect();
    if (message?.type === 'PACK_PROGRESS') session.noteProgress(message);
  };

  const installer = watchInstallOffer(
    window,
    (install) => store.setState({ install }),
    () => session.want(),
  );

  return {
    store,
    async start() {
      line = await registerWorker({
        onWaiting: () => store.setState({ updateWaiting: true }),
        onTakenOver() {
          if (applying) window.location.reload();
          session.retire();
          store.setState({ updateWaiting: true });
        },
        onMessage: (data) => void heed(data),
      });
      await session.connect(line);
      if (isInstalled(window)) session.prepare();
    },
    preparePack: () => session.prepare(),
    storePack: () => session.want(),
    applyUpdate() {
      applying = true;
      if (session.isRetired()) window.location.reload();
      else line?.takeOver();
    },
    putOffUpdate: () => store.setState({ updateWaiting: false }),
    showInstallDialog: () => installer.show(),
  };
}

const WISH_KEY = 'fernweh-pack-wanted';

const packWish = {
  remember() {
    try {
      window.localStorage.setItem(WISH_KEY, 'yes');
    } catch (error) {
      console.warn('Storage is blocked; nothing is remembered', error);
    }
  },
  isRemembered() {
    try {
      return window.localStorage.getItem(WISH_KEY) !== null;
    } catch {
      return false;
    }
  },
};

function repeat(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}

/** The traveller's wish to save data, where the browser tells of it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
