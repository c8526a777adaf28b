import type { Spot } from './arrange-markers.ts';

/** How far a leg bends aside, of its length: a bow is no road, and two legs there and back part. */
const BEND = 0.14;

/** The d of a path through the spots, each leg a bow to the same side. */
export function bowThrough([first, ...others]: readonly Spot[]): string {
  if (first === undefined || others.length === 0) return '';
  let from = first;
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (const to of others) {
    const x = (from.x + to.x) / 2 + (to.y - from.y) * BEND;
    const y = (from.y + to.y) / 2 - (to.x - from.x) * BEND;
    d += `Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
    from = to;
  }
  return d;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
