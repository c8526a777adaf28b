import type { OfflineReport } from './messages.ts';

/** Is everything stored that the product needs offline? Counted in the caches, never assumed. */
export type Readiness =
  | { status: 'unknown' }
  | { status: 'unsupported' }
  | { status: 'missing'; missingBytes: number }
  | { status: 'storing'; haveBytes: number; totalBytes: number }
  /** Null where not even the list of files could be had. */
  | { status: 'failed'; missingBytes: number | null }
  | { status: 'ready'; bytes: number };

/** What the worker is doing about the data pack. */
export type PackActivity = 'idle' | 'storing' | 'failed';

/**
 * Ready means that every file of the shell and of the data pack was found in the caches. A build
 * without a data pack is never ready.
 */
export function readinessOf(report: OfflineReport | null, activity: PackActivity): Readiness {
  if (report === null) {
    return activity === 'failed' ? { status: 'failed', missingBytes: null } : { status: 'unknown' };
  }
  const { shell, pack } = report;
  const whole = pack.total > 0 && pack.have === pack.total;
  if (whole && shell.total > 0 && shell.have === shell.total) {
    return { status: 'ready', bytes: pack.totalBytes };
  }
  if (activity === 'storing' && !whole) {
    return { status: 'storing', haveBytes: pack.haveBytes, totalBytes: pack.totalBytes };
  }
  const missingBytes = pack.totalBytes - pack.haveBytes;
  return { status: activity === 'failed' ? 'failed' : 'missing', missingBytes };
}
