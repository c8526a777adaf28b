import type { OfflineReport, PackItem, WorkerMessage } from './messages.ts';
import { readinessOf } from './readiness.ts';
import type { PackActivity, Readiness } from './readiness.ts';
import type { WorkerLine } from './register.ts';

type Progress = Extract<WorkerMessage, { type: 'PACK_PROGRESS' }>;

export type PackSession = {
  /**
   * To be called once the worker is registered (null: there is none). Never rejects. The list of
   * files is loaded only where the data pack was wanted before, so reading pages do not pay for it.
   */
  connect: (line: WorkerLine | null) => Promise<void>;
  /** Stores the data pack now, or as soon as the worker is registered. */
  want: () => void;
  /** The same, but where the browser saves data it only counts what is stored. */
  prepare: () => void;
  noteProgress: (progress: Progress) => void;
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

/**
 * The worker reports after every file. One that says nothing for longer was stopped by the browser,
 * or its line is so slow that the traveller should know.
 */
const SILENT_MS = 120_000;

/** The page's side of storing the data pack: what it asks of the worker, and what it knows. */
export function createPackSession(deps: PackSessionDeps): PackSession {
  let line: WorkerLine | null = null;
  let report: OfflineReport | null = null;
  let activity: PackActivity = 'idle';
  let silence: ReturnType<typeof setTimeout> | undefined;
  let wanted = false;
  let counts = false;
  let retired = false;

  const update = (next: PackActivity) => {
    clearTimeout(silence);
    if (retired) return;
    activity = next;
    if (next === 'storing') silence = setTimeout(endSilentRun, SILENT_MS);
    deps.onReadiness(readinessOf(report, activity));
  };

  const endSilentRun = () => {
    update('failed');
    void count();
  };

  /** Asks the worker what is stored. Without an answer, what was known before still holds. */
  const count = async () => {
    if (line === null || retired) return;
    try {
      const files = [...(await deps.loadPackFiles())];
      const { parseOfflineReport } = await import('./messages.ts');
      report = parseOfflineReport(await line.ask({ type: 'REPORT', files })) ?? report;
      update(activity);
    } catch (error) {
      console.warn('What is stored for offline use could not be counted', error);
    }
  };

  const store = async () => {
    if (line === null || retired) return;
    try {
      line.tell({ type: 'STORE_PACK', files: [...(await deps.loadPackFiles())] });
      update('storing');
    } catch (error) {
      console.warn('The list of files for offline use could not be loaded', error);
      update('failed');
    }
  };

  const want = () => {
    wanted = true;
    deps.wish.remember();
    if (line !== null) void count().then(store);
  };

  return {
    async connect(newLine) {
      line = newLine;
      if (line === null) return deps.onReadiness({ status: 'unsupported' });
      if (wanted || counts || deps.wish.isRemembered()) await count();
      if (wanted) await store();
    },
    want,
    prepare() {
      if (!deps.savesData()) return want();
      counts = true;
      void count();
    },
    noteProgress({ state, pack }) {
      report = { shell: report?.shell ?? { have: 0, total: 0 }, pack };
      update(state === 'whole' ? 'idle' : state);
      if (state === 'whole') void count();
    },
    retire() {
      retired = true;
      clearTimeout(silence);
      deps.onReadiness({ status: 'unknown' });
    },
    isRetired: () => retired,
  };
}
