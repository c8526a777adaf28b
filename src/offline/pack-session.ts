import type { OfflineReport, PackItem, WorkerMessage } from './messages.ts';
import { readinessOf } from './readiness.ts';
import type { PackActivity, Readiness } from './readiness.ts';
import type { WorkerLine } from './register.ts';

type Progress = Extract<WorkerMessage, { type: 'PACK_PROGRESS' }>;

export type PackSession = {
  /**
   * Once the worker is there (or known to be missing). The list of files is loaded only where the
   * data pack was wanted before, so that a reading page does not pay for it.
   */
  connect: (line: WorkerLine | null) => Promise<void>;
  /** Store the data pack now, or as soon as the worker is there. */
  want: () => void;
  /** The same, but only where the browser is not saving data. */
  prepare: () => void;
  noteProgress: (progress: Progress) => void;
  /** Another version's worker took over: this page's list of files is no longer the right one. */
  retire: () => void;
  isRetired: () => boolean;
};

export type PackSessionDeps = {
  loadPackFiles: () => Promise<readonly PackItem[]>;
  onReadiness: (readiness: Readiness) => void;
  savesData: () => boolean;
  /** Outlasts the page: was the data pack ever wanted on this device? */
  wish: { remember: () => void; isRemembered: () => boolean };
};

/** The page's side of storing the data pack: what is asked of the worker, and what is known. */
export function createPackSession(deps: PackSessionDeps): PackSession {
  let line: WorkerLine | null = null;
  let report: OfflineReport | null = null;
  let activity: PackActivity = 'idle';
  let wanted = false;
  let looks = false;
  let retired = false;

  const tellReadiness = () => deps.onReadiness(readinessOf(report, activity));

  const look = async () => {
    if (line === null) return;
    const files = [...(await deps.loadPackFiles())];
    const { parseOfflineReport } = await import('./messages.ts');
    report = parseOfflineReport(await line.ask({ type: 'REPORT', files }));
    tellReadiness();
  };

  const store = async () => {
    if (line === null || retired) return;
    activity = 'storing';
    line.tell({ type: 'STORE_PACK', files: [...(await deps.loadPackFiles())] });
    tellReadiness();
  };

  const want = () => {
    wanted = true;
    deps.wish.remember();
    if (line !== null) void look().then(store);
  };

  return {
    async connect(newLine) {
      line = newLine;
      if (line === null) return deps.onReadiness({ status: 'unsupported' });
      if (wanted || looks || deps.wish.isRemembered()) await look();
      if (wanted) await store();
    },
    want,
    prepare() {
      if (!deps.savesData()) return want();
      looks = true;
      void look();
    },
    noteProgress(progress) {
      activity = progress.state === 'whole' ? 'idle' : progress.state;
      if (report !== null) report = { ...report, pack: progress.pack };
      tellReadiness();
      if (progress.state === 'whole') void look();
    },
    retire() {
      retired = true;
    },
    isRetired: () => retired,
  };
}
