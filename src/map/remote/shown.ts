/** How many of the tiles that the view needs are there; `covered` counts coarser stand-ins. */
export type Cover = { total: number; covered: number; pending: number; failed: number };

/** One map at a time is on the screen: two at once would name each place twice. */
export type Shown = 'embedded' | 'remote';

/**
 * What to show. The remote map appears once its whole picture is there, and goes as soon as a part
 * of it cannot be had. While the view moves on, it stays; if the view then comes to rest (`settled`)
 * where most of it is missing, the embedded map bridges the wait. At an end of the remote map's
 * area, the larger part decides.
 */
export function nextShown(now: Shown, cover: Cover, settled: boolean): Shown {
  if (cover.failed > 0) return 'embedded';
  const mostly = cover.covered * 2 >= cover.total;
  if (cover.pending === 0) return mostly ? 'remote' : 'embedded';
  return now === 'remote' && (mostly || !settled) ? 'remote' : 'embedded';
}

/** The covers of several sources as one: the view is only as whole as the worst of them. */
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
