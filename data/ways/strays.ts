import { lengthInMetres, pointAt } from './metres.ts';
import { createSegmentIndex } from './segment-index.ts';
import type { Way } from './way.ts';

/** Shorter lines that meet no other are remains of the source's drawing, not roads one could drive on. */
const STRAY_M = 3000;
/** Lines this near meet. */
const MEETING_M = 60;

/** The ways without short pieces that nothing leads to; ferries stay. */
export function withoutStrays(ways: readonly Way[]): Way[] {
  const all = createSegmentIndex();
  const short = createSegmentIndex();
  const met = new Set<number>();
  const isShort = ways.map((way) => way.class !== 'ferry' && lengthInMetres(way.line) < STRAY_M);
  for (const [number, { line }] of ways.entries()) {
    all.add(line, number);
    if (isShort[number] === true) short.add(line, number);
  }
  for (const [number, { line }] of ways.entries()) {
    for (const end of [pointAt(line, 0), pointAt(line, line.length / 2 - 1)]) {
      const isOwn = (other: number) => other === number;
      const led = short.nearest(end, MEETING_M, isOwn);
      if (led !== null) met.add(led.line);
      if (isShort[number] === true && all.nearest(end, MEETING_M, isOwn) !== null) met.add(number);
    }
  }
  return ways.filter((_, number) => isShort[number] !== true || met.has(number));
}
