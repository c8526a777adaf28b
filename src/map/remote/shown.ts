/** How many of the view's tiles are loaded; `covered` includes those covered by coarser tiles. */
export type Cover = { total: number; covered: number; pending: number; failed: number };

/** Only one map is shown at a time: two would label each place twice. */
export type Shown = 'embedded' | 'remote';

/**
 * Which map to show. The remote map appears once the view is complete, and hides as soon as a tile
 * fails. While the view moves it stays; if most tiles are missing when the view has come to rest
 * (`settled`), the embedded map is shown meanwhile. At the edge of the remote map's area the larger
 * part decides.
 */
export function nextShown(now: Shown, cover: Cover, settled: boolean): Shown {
  if (cover.failed > 0) return 'embedded';
  const mostly = cover.covered * 2 >= cover.total;
  if (cover.pending === 0) return mostly ? 'remote' : 'embedded';
  return now === 'remote' && (mostly || !settled) ? 'remote' : 'embedded';
}

/** The coverage of several sources: that of the worst. */
export function worstCover(covers: readonly Cover[]): Cover {
  const worst = covers.toSorted((a, b) => shareOf(a) - shareOf(b))[0];
  return {
    total: worst?.total ?? 0,
    covered: worst?.covered ?? 0,
    pending: sum(covers.map(({ pending }) => pending)),
    failed: sum(covers.map(({ failed }) => failed)),
  };
}

function shareOf({ covered, total }: Cover): number {
  return total === 0 ? 1 : covered / total;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
