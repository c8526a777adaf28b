import type { OfflineReport, Share } from './messages.ts';

/** Pages, scripts and fonts; the map; climate, places and everything else that plans are made of. */
type MissingPart = 'app' | 'map' | 'data';

/** Is everything stored that the product needs offline? Counted in the caches, never assumed. */
export type Readiness =
  | { status: 'unknown' }
  | { status: 'unsupported' }
  | { status: 'missing'; missingBytes: number; parts?: readonly MissingPart[] }
  | { status: 'storing'; haveBytes: number; totalBytes: number }
  /** Null where not even the list of files could be had. */
  | { status: 'failed'; missingBytes: number | null; parts?: readonly MissingPart[] }
  | { status: 'ready'; bytes: number };

const PARTS = ['app', 'map', 'data'] as const satisfies MissingPart[];

/** The worker's activity with the data pack. */
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
  return {
    status: activity === 'failed' ? 'failed' : 'missing',
    missingBytes: pack.totalBytes - pack.haveBytes,
    ...(report.map === undefined ? {} : { parts: missingParts(report, report.map) }),
  };
}

function missingParts({ shell, pack }: OfflineReport, map: Share): MissingPart[] {
  const lacking: Record<MissingPart, number> = {
    app: shell.total - shell.have,
    map: map.total - map.have,
    data: pack.total - map.total - (pack.have - map.have),
  };
  return PARTS.filter((part) => lacking[part] > 0);
}
