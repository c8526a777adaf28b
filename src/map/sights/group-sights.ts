import type { Spot } from '../markers/arrange-markers.ts';

/** A marker: for one sight, or for all of a cluster. Numbers are places in the list of sights. */
export type SightGroup = { at: number; members: readonly number[] };

/** Markers that are closer than this lie on each other. */
const APART_PX = 26;
/** Closer than this, a finger does not tell the one from the other. */
const TOUCHED_APART_PX = 14;
/** More than this many in one spot are one marker with their number. */
const MOST_TOGETHER = 3;

/**
 * Sights with a marker of their own, and clusters; the first sights keep their markers. Where the
 * map zooms in no further, each sight has its own.
 */
export function groupSights(spots: readonly Spot[], zoomsIn: boolean): SightGroup[] {
  if (!zoomsIn) return spots.map((_, at) => single(at));
  const clusters: { spot: Spot; members: number[] }[] = [];
  for (const [at, spot] of spots.entries()) {
    const cluster = clusters.find((one) => distance(one.spot, spot) < APART_PX);
    if (cluster === undefined) clusters.push({ spot, members: [at] });
    else cluster.members.push(at);
  }
  return clusters.flatMap(({ spot, members }) => {
    const [at = 0, ...others] = members;
    const isTight = others.some((other) => distance(spot, spots[other] ?? spot) < TOUCHED_APART_PX);
    return isTight || members.length > MOST_TOGETHER ? [{ at, members }] : members.map(single);
  });
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function single(at: number): SightGroup {
  return { at, members: [at] };
}
