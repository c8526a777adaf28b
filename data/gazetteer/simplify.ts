/** Points of x and y. */
export type Line = [number, number][];

/** Douglas and Peucker's rule; closed lines keep a third point, so that no ring collapses. */
export function simplify(points: Line, tolerance: number): Line {
  if (points.length < 4) return points;
  const keep = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    const [far, distance] = farthest(points, first, last);
    const closed = same(points[first], points[last]);
    if (far !== -1 && (distance > tolerance || (closed && last - first > 2))) {
      keep.add(far);
      spans.push([first, far], [far, last]);
    }
  }
  return points.filter((_, index) => keep.has(index));
}

function same(a: [number, number] | undefined, b: [number, number] | undefined): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}

function farthest(points: Line, first: number, last: number): [number, number] {
  const [ax, ay] = points[first] ?? [0, 0];
  const [bx, by] = points[last] ?? [0, 0];
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  let found = -1;
  let most = -1;
  for (let index = first + 1; index < last; index++) {
    const [x, y] = points[index] ?? [0, 0];
    const along = length2 === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2;
    const t = Math.max(0, Math.min(1, along));
    const distance = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    if (distance > most) [found, most] = [index, distance];
  }
  return [found, most];
}
