import type { PackItem, WorkerMessage } from './messages.ts';
import { createReadinessTracker } from './readiness-tracker.ts';
import type { Readiness } from './readiness.ts';
import type { WorkerClient } from './register.ts';

type Progress = Extract<WorkerMessage, { type: 'PACK_PROGRESS' }>;

export type PackSession = {
  /**
   * To be called once the worker is registered (null: there is none). Never rejects. The list of
   * files is loaded only where the data pack was wanted before, so reading pages do not pay for it.
   */
  connect: (worker: WorkerClient | null) => Promise<void>;
  /** Stores the data pack now, or as soon as the worker is registered. */
  want: () => void;
  /** The same, but where the browser saves data, or when told to, it only counts what is stored. */
  prepare: (onlyCounts?: boolean) => void;
  noteProgress: (progress: Progress) => void;
  /** The worker dropped a damaged file: counts again, and stores it again if the pack was wanted. */
  recount: () => void;
  /** A new version's worker took over: this page's list of files is no longer the right one. */
  retire: () => void;
  isRetired: () => boolean;
};

export type PackSessionDeps = {
  loadPackFiles: () => Promise<readonly PackItem[]>;
  onReadiness: (readiness: Readiness) => void;
  savesData: () => boolean;
  /** Outlives the page: was the data pack ever wanted on this device? */
  wish: { remember: () => void; isRemembered: () => boolean };
};

/** The page's side of storing the data pack: what it asks of the worker, and what it knows. */
export function createPackSession(deps: PackSessionDeps): PackSession {
  let worker: WorkerClient | null = null;
  let wanted = false;
  let counts = false;
  let retired = false;

  const tracker = createReadinessTracker({
    onReadiness: deps.onReadiness,
    onSilent: () => void count(),
  });

  const count = async () => {
    if (worker === null || retired) return;
    try {
      const files = [...(await deps.loadPackFiles())];
      const { parseOfflineReport } = await import('./messages.ts');
      tracker.noteReport(parseOfflineReport(await worker.request({ type: 'REPORT', files })));
    } catch (error) {
      console.warn('What is stored for offline use could not be counted', error);
    }
  };

  const store = async () => {
    if (worker === null || retired) return;
    try {
      worker.send({ type: 'STORE_PACK', files: [...(await deps.loadPackFiles())] });
      tracker.noteActivity('storing');
    } catch (error) {
      console.warn('The list of files for offline use could not be loaded', error);
      tracker.noteActivity('failed');
    }
  };

  const want = () => {
    wanted = true;
    deps.wish.remember();
    if (worker !== null) void count().then(store);
  };

  return {
    async connect(client) {
      worker = client;
      if (worker === null) return deps.onReadiness({ status: 'unsupported' });
      if (wanted || counts || deps.wish.isRemembered()) await count();
      if (wanted) await store();
    },
    want,
    prepare(onlyCounts = deps.savesData()) {
      if (!onlyCounts) return want();
      counts = true;
      void count();
    },
    recount: () => (wanted ? want() : void count()),
    noteProgress({ state, pack }) {
      tracker.noteActivity(state === 'whole' ? 'idle' : state, pack);
      if (state === 'whole') void count();
    },
    retire() {
      retired = true;
      tracker.close();
      deps.onReadiness({ status: 'unknown' });
    },
    isRetired: () => retired,
  };
}
