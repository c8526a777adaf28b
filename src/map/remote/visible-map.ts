/** How many of the view's tiles are loaded; `covered` includes those covered by coarser tiles. */
export type Coverage = { total: number; covered: number; pending: number; failed: number };

/** Only one map is shown at a time: two would label each place twice. */
export type VisibleMap = 'embedded' | 'remote';

/**
 * Which map to show. The remote map appears once the view is complete, and hides as soon as a tile
 * fails. While the view moves it stays; if most tiles are missing when the view has come to rest
 * (`settled`), the embedded map is shown meanwhile. At the edge of the remote map's area the larger
 * part decides.
 */
export function nextVisibleMap(now: VisibleMap, cover: Coverage, settled: boolean): VisibleMap {
  if (cover.failed > 0) return 'embedded';
  const mostly = cover.covered * 2 >= cover.total;
  if (cover.pending === 0) return mostly ? 'remote' : 'embedded';
  return now === 'remote' && (mostly || !settled) ? 'remote' : 'embedded';
}

/** The coverage of several sources: that of the worst. */
export function worstCoverage(covers: readonly Coverage[]): Coverage {
  const worst = covers.toSorted((a, b) => coveredShare(a) - coveredShare(b))[0];
  return {
    total: worst?.total ?? 0,
    covered: worst?.covered ?? 0,
    pending: sum(covers.map(({ pending }) => pending)),
    failed: sum(covers.map(({ failed }) => failed)),
  };
}

function coveredShare({ covered, total }: Coverage): number {
  return total === 0 ? 1 : covered / total;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
