import type { GroundLimits } from './ground-limits.ts';

/**
 * Heights that the radar missed are 0 in the tiles, with slanted rims where tiles were scaled, and
 * would be drawn as pits with rings of contours on the steepest faces. A point so far below the
 * highest of its 5 x 5 is in such a rim: steeper than 59 degrees over two points of 57 m.
 */
const RIM_RISE = 260 / 57;
const REACH = 2;
/** After filling, so that the rim does not show. */
const SMOOTHING_PASSES = 24;

/** Fills voids from their rims, and flattens what lies under the sea. `side` points a row. */
export function fillVoids(
  heights: Float32Array,
  side: number,
  { lowestM, metresPerPoint }: GroundLimits & { metresPerPoint: number },
): Float32Array {
  const nearSea = lowestM === null;
  const filled = nearSea ? heights.map(asSea) : Float32Array.from(heights);
  const isVoid = voidsOf(filled, side, lowestM ?? 0, RIM_RISE * metresPerPoint);
  const voids = [...isVoid.keys()].filter((at) => isVoid[at] === 1);
  if (voids.length === heights.length) return filled.fill(0);
  fillFromRim(filled, side, voids, isVoid);
  for (let pass = 0; pass < SMOOTHING_PASSES; pass += 1) {
    for (const at of voids) filled[at] = meanAround(filled, side, at, null);
  }
  return filled;
}

/** Unknown heights beside the sea are the sea. */
function asSea(height: number): number {
  return height > 0 ? height : 0;
}

/** Marks (1) points without a height, below the lowest ground or in a rim, and the ring around them. */
function voidsOf(
  heights: Float32Array,
  side: number,
  lowestM: number,
  deepestM: number,
): Uint8Array {
  const highest = highestAround(heights, side);
  const isVoid = new Uint8Array(heights.length);
  for (let at = 0; at < heights.length; at += 1) {
    const height = heights[at] ?? 0;
    if (height >= lowestM && (highest[at] ?? 0) - height <= deepestM) continue;
    for (const near of around(at, side)) isVoid[near] = 1;
    isVoid[at] = 1;
  }
  return isVoid;
}

/** The highest of each point's 5 x 5: first along the rows, then along the columns. */
function highestAround(heights: Float32Array, side: number): Float32Array {
  const along = (values: Float32Array, step: number, cellOf: (at: number) => number) => {
    const result = new Float32Array(values.length);
    for (let at = 0; at < values.length; at += 1) {
      const cell = cellOf(at);
      let highest = Number.NEGATIVE_INFINITY;
      for (let off = -REACH; off <= REACH; off += 1) {
        if (cell + off < 0 || cell + off >= side) continue;
        const value = values[at + off * step] ?? 0;
        // Not Math.max: of unknown heights it knows nothing.
        if (value > highest) highest = value;
      }
      result[at] = highest;
    }
    return result;
  };
  const rows = along(heights, 1, (at) => at % side);
  return along(rows, side, (at) => Math.floor(at / side));
}

/** Ring by ring, each point as the mean of what is known around it. Clears the marks. */
function fillFromRim(
  heights: Float32Array,
  side: number,
  voids: readonly number[],
  isVoid: Uint8Array,
): void {
  const hasKnown = (at: number): boolean => around(at, side).some((near) => isVoid[near] === 0);
  let ring = voids.filter(hasKnown);
  while (ring.length > 0) {
    const means = ring.map((at) => meanAround(heights, side, at, isVoid));
    for (const [at, mean] of means.entries()) heights[ring[at] ?? 0] = mean;
    for (const at of ring) isVoid[at] = 0;
    const next = ring.flatMap((at) => around(at, side).filter((near) => isVoid[near] === 1));
    ring = [...new Set(next)];
  }
}

/** The mean of the points around one, without those that are marked. */
function meanAround(
  heights: Float32Array,
  side: number,
  at: number,
  isVoid: Uint8Array | null,
): number {
  let [sum, count] = [0, 0];
  const [column, row] = [at % side, Math.floor(at / side)];
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x += 1) {
      const near = y * side + x;
      if (near === at || isVoid?.[near] === 1) continue;
      sum += heights[near] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** The up to eight points around one. */
function around(at: number, side: number): number[] {
  const [column, row] = [at % side, Math.floor(at / side)];
  const near: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x += 1) {
      if (x !== column || y !== row) near.push(y * side + x);
    }
  }
  return near;
}
