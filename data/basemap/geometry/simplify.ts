/** How much coarser a line may be at a place on the Mercator world; 1 = as asked. */
export type Coarseness = (x: number, y: number) => number;

/**
 * Simplifies a line of x, y, … by Douglas-Peucker, with a tolerance in the same unit. Keeps its
 * ends.
 */
export function simplifyLine(
  points: Float64Array,
  tolerance: number,
  coarseness: Coarseness,
): Float64Array {
  const count = points.length / 2;
  if (count < 3) return points;
  const keep = markedEnds(count);
  markKept(points, [0, count - 1], toleranceBy(points, tolerance, coarseness), keep);
  return kept(points, keep);
}

/** The same for a ring whose start is not repeated; keeps the point farthest from its start. */
export function simplifyRing(
  points: Float64Array,
  tolerance: number,
  coarseness: Coarseness,
): Float64Array {
  const count = points.length / 2;
  if (count < 5) return points;
  const closed = new Float64Array(points.length + 2);
  closed.set(points);
  closed[points.length] = points[0] ?? 0;
  closed[points.length + 1] = points[1] ?? 0;
  const far = farthest(points);
  const keep = markedEnds(count + 1);
  keep[far] = 1;
  const toleranceOf = toleranceBy(points, tolerance, coarseness);
  markKept(closed, [0, far], toleranceOf, keep);
  markKept(closed, [far, count], toleranceOf, keep);
  keep[count] = 0;
  return kept(closed, keep);
}

/** The same for a line of pairs. A closed one keeps a third point, so that no ring collapses. */
export function simplifyPath(
  points: readonly [number, number][],
  tolerance: number,
): [number, number][] {
  if (points.length < 4) return [...points];
  const keep = markedEnds(points.length);
  const isClosed = (first: number, last: number) =>
    points[first]?.[0] === points[last]?.[0] && points[first]?.[1] === points[last]?.[1];
  markKept(
    Float64Array.from(points.flat()),
    [0, points.length - 1],
    (first, last) => (last - first > 2 && isClosed(first, last) ? KEEP_ANY : tolerance),
    keep,
  );
  return points.filter((_, index) => keep[index] === 1);
}

/** The tolerance between two points of a line, by their indexes. */
type ToleranceOf = (first: number, last: number) => number;

/** Less than any distance: the farthest point between the two is kept wherever it lies. */
const KEEP_ANY = -1;

function toleranceBy(points: Float64Array, tolerance: number, coarseness: Coarseness): ToleranceOf {
  return (first) => tolerance * coarseness(points[first * 2] ?? 0, points[first * 2 + 1] ?? 0);
}

function markedEnds(count: number): Uint8Array {
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  return keep;
}

/** Douglas-Peucker: marks the points between two kept ones that deviate by more than is allowed. */
function markKept(
  points: Float64Array,
  ends: readonly [number, number],
  toleranceOf: ToleranceOf,
  keep: Uint8Array,
): void {
  const stack: number[] = [...ends];
  for (;;) {
    const last = stack.pop();
    const first = stack.pop();
    if (last === undefined || first === undefined) return;
    const tolerance = toleranceOf(first, last);
    let worst = tolerance;
    let at = -1;
    for (let p = first + 1; p < last; p += 1) {
      const distance = distanceFromChord(points, p, first, last);
      if (distance > worst) {
        worst = distance;
        at = p;
      }
    }
    if (at === -1) continue;
    keep[at] = 1;
    stack.push(first, at, at, last);
  }
}

function distanceFromChord(points: Float64Array, p: number, a: number, b: number): number {
  const ax = points[a * 2] ?? 0;
  const ay = points[a * 2 + 1] ?? 0;
  const dx = (points[b * 2] ?? 0) - ax;
  const dy = (points[b * 2 + 1] ?? 0) - ay;
  const px = (points[p * 2] ?? 0) - ax;
  const py = (points[p * 2 + 1] ?? 0) - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  const ex = px - along * dx;
  const ey = py - along * dy;
  return Math.hypot(ex, ey);
}

function farthest(points: Float64Array): number {
  let best = 0;
  let at = 0;
  for (let p = 1; p < points.length / 2; p += 1) {
    const dx = (points[p * 2] ?? 0) - (points[0] ?? 0);
    const dy = (points[p * 2 + 1] ?? 0) - (points[1] ?? 0);
    const distance = dx * dx + dy * dy;
    if (distance > best) {
      best = distance;
      at = p;
    }
  }
  return at;
}

function kept(points: Float64Array, keep: Uint8Array): Float64Array {
  const result: number[] = [];
  for (let p = 0; p < keep.length; p += 1) {
    if (keep[p] === 1) result.push(points[p * 2] ?? 0, points[p * 2 + 1] ?? 0);
  }
  return Float64Array.from(result);
}
