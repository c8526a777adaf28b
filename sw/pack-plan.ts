import type { PackItem, Share } from '#src/offline/messages.ts';

/** The changes after which the cache holds the wanted files and nothing else. */
export type PackPlan = {
  /** Still to be downloaded, in the order of the list. */
  missing: PackItem[];
  /** Paths of other versions, to be deleted once nothing is missing. */
  outdated: string[];
  share: Share;
};

/** File names hold their hash, so a stored path is the right version of that file. */
export function planPack(wanted: readonly PackItem[], stored: readonly string[]): PackPlan {
  const storedPaths = new Set(stored);
  const wantedPaths = new Set(wanted.map((item) => item.url));
  const present = wanted.filter((item) => storedPaths.has(item.url));
  return {
    missing: wanted.filter((item) => !storedPaths.has(item.url)),
    outdated: stored.filter((path) => !wantedPaths.has(path)),
    share: {
      have: present.length,
      total: wanted.length,
      haveBytes: sumBytes(present),
      totalBytes: sumBytes(wanted),
    },
  };
}

function sumBytes(items: readonly PackItem[]): number {
  return items.reduce((sum, item) => sum + item.bytes, 0);
}
