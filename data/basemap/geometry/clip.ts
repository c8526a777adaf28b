/** 0 cuts along x, 1 along y. */
export type Axis = 0 | 1;

/** The part of a ring between two values of one axis (Sutherland-Hodgman); empty when outside. */
export function clipRing(ring: Float64Array, axis: Axis, low: number, high: number): Float64Array {
  return clipRingAt(clipRingAt(ring, axis, low, 1), axis, high, -1);
}

function clipRingAt(ring: Float64Array, axis: Axis, limit: number, sign: 1 | -1): Float64Array {
  const count = ring.length / 2;
  const result: number[] = [];
  let all = true;
  for (let p = 0; p < count; p += 1) {
    const q = (p + 1) % count;
    const a = ring[p * 2 + axis] ?? 0;
    const b = ring[q * 2 + axis] ?? 0;
    const inside = (a - limit) * sign >= 0;
    if (inside) result.push(ring[p * 2] ?? 0, ring[p * 2 + 1] ?? 0);
    else all = false;
    if (inside !== (b - limit) * sign >= 0) pushCut(result, ring, [p, q], axis, limit);
  }
  return all ? ring : Float64Array.from(result);
}

/** The parts of a line between two values of one axis. */
export function clipLine(
  line: Float64Array,
  axis: Axis,
  low: number,
  high: number,
): Float64Array[] {
  return clipLineAt(line, axis, low, 1).flatMap((part) => clipLineAt(part, axis, high, -1));
}

function clipLineAt(line: Float64Array, axis: Axis, limit: number, sign: 1 | -1): Float64Array[] {
  const parts: number[][] = [];
  let part: number[] = [];
  const count = line.length / 2;
  for (let p = 0; p < count; p += 1) {
    const inside = ((line[p * 2 + axis] ?? 0) - limit) * sign >= 0;
    if (inside) part.push(line[p * 2] ?? 0, line[p * 2 + 1] ?? 0);
    if (p + 1 === count) break;
    if (inside === ((line[p * 2 + 2 + axis] ?? 0) - limit) * sign >= 0) continue;
    pushCut(part, line, [p, p + 1], axis, limit);
    if (inside) {
      parts.push(part);
      part = [];
    }
  }
  parts.push(part);
  return parts.filter((points) => points.length >= 4).map((points) => Float64Array.from(points));
}

function pushCut(
  into: number[],
  points: Float64Array,
  [p, q]: readonly [number, number],
  axis: Axis,
  limit: number,
): void {
  const other = 1 - axis;
  const a = points[p * 2 + axis] ?? 0;
  const b = points[q * 2 + axis] ?? 0;
  const from = points[p * 2 + other] ?? 0;
  const across = from + (((points[q * 2 + other] ?? 0) - from) * (limit - a)) / (b - a);
  if (axis === 0) into.push(limit, across);
  else into.push(across, limit);
}
