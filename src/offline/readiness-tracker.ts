import type { OfflineReport, Share } from './messages.ts';
import { readinessOf } from './readiness.ts';
import type { PackActivity, Readiness } from './readiness.ts';

export type ReadinessTracker = {
  /** Takes the worker's count; null, for no answer, changes nothing. */
  noteReport: (report: OfflineReport | null) => void;
  noteActivity: (activity: PackActivity, pack?: Share) => void;
  /** Stops telling anything. */
  close: () => void;
};

export type ReadinessTrackerDeps = {
  onReadiness: (readiness: Readiness) => void;
  /** A run fell silent, and counts as failed from now on. */
  onSilent: () => void;
};

/**
 * The worker reports after every file. One that says nothing for longer was stopped by the browser,
 * or its connection is so slow that the traveller should know.
 */
const SILENT_MS = 120_000;

/** Puts together what the worker counted and what it is doing. */
export function createReadinessTracker(deps: ReadinessTrackerDeps): ReadinessTracker {
  let report: OfflineReport | null = null;
  let activity: PackActivity = 'idle';
  let silence: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const tell = () => {
    if (!closed) deps.onReadiness(readinessOf(report, activity));
  };
  const noteActivity = (next: PackActivity, pack?: Share) => {
    clearTimeout(silence);
    activity = next;
    if (pack !== undefined) report = { shell: report?.shell ?? { have: 0, total: 0 }, pack };
    if (activity === 'storing' && !closed) silence = setTimeout(endSilentRun, SILENT_MS);
    tell();
  };
  const endSilentRun = () => {
    noteActivity('failed');
    deps.onSilent();
  };

  return {
    noteReport(next) {
      report = next ?? report;
      tell();
    },
    noteActivity,
    close() {
      closed = true;
      clearTimeout(silence);
    },
  };
}
