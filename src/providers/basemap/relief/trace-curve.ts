import type { PathPen } from '../tiles/tile-path.ts';

type Point = readonly [x: number, y: number];

/**
 * Draws a contour line through the middles of its pieces, bent at their ends. Open lines keep their
 * ends; those whose last point repeats the first have none, and are round there as well.
 */
export function traceCurve(pen: PathPen, line: readonly Point[]): void {
  const [first, second] = line;
  const last = line.at(-1);
  if (first === undefined || second === undefined || last === undefined) return;
  const isClosed = line.length > 3 && first[0] === last[0] && first[1] === last[1];
  pen.moveTo(...(isClosed ? middle(first, second) : first));
  for (let at = 1; at < line.length - 1; at += 1) {
    const point = line[at] ?? last;
    pen.quadraticCurveTo(...point, ...middle(point, line[at + 1] ?? last));
  }
  if (isClosed) pen.quadraticCurveTo(...first, ...middle(first, second));
  else pen.lineTo(...last);
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
