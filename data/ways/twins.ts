import { densified, lengthInMetres, pointAt } from './metres.ts';
import { createSegmentIndex } from './segment-index.ts';
import { WAY_CLASSES } from './way.ts';
import type { Way } from './way.ts';

/** A line that keeps this near to others of its class or above, all the way, is drawn already. */
const NEAR_M = 250;
const SAMPLE_M = 400;

/**
 * Drops roads and railways that run along others of the same or a higher class from end to end: the
 * source has some twice, and three times. Of two the longer one stays.
 */
export function withoutTwins(ways: readonly Way[]): Way[] {
  const index = createSegmentIndex();
  for (const [number, { line }] of ways.entries()) index.add(line, number);
  const dropped = new Set<number>();
  const lengths = ways.map(({ line }) => lengthInMetres(line));
  const order = [...ways.keys()].toSorted(
    (a, b) => rankOf(ways[b]) - rankOf(ways[a]) || (lengths[a] ?? 0) - (lengths[b] ?? 0),
  );
  for (const number of order) {
    const way = ways[number];
    if (way === undefined || way.class === 'ferry') continue;
    const samples = densified(way.line, SAMPLE_M);
    const isOther = (other: number) =>
      other === number ||
      dropped.has(other) ||
      rankOf(ways[other]) > rankOf(way) ||
      !alike(ways[other], way);
    let twin = true;
    for (let at = 0; at < samples.length / 2 && twin; at += 1) {
      twin = index.nearest(pointAt(samples, at), NEAR_M, isOther) !== null;
    }
    if (twin) dropped.add(number);
  }
  return ways.filter((_, number) => !dropped.has(number));
}

function rankOf(way: Way | undefined): number {
  return way === undefined ? WAY_CLASSES.length : WAY_CLASSES.indexOf(way.class);
}

/** A road is no twin of a railway. */
function alike(a: Way | undefined, b: Way): boolean {
  return a !== undefined && isRail(a) === isRail(b) && a.class !== 'ferry';
}

function isRail({ class: kind }: Way): boolean {
  return kind === 'rail' || kind === 'tunnel';
}
