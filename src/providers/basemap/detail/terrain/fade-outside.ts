/** Where a source's data end, the last points of them fade into the embedded heights. */
export type Outside = {
  /** 1 where the source knows nothing. */
  isOutside: Uint8Array;
  /** The embedded heights. */
  embedded: Float32Array;
  /** Width of the fade in points. */
  points: number;
};

const DIAGONAL = Math.SQRT2;

/**
 * The embedded heights outside, and no step at the border: the map goes on in them beyond the tile.
 * Heights in the fade are good for colour and shade, not to be read: `isTrue` marks (1) the others.
 */
export function fadeOutside(
  heights: Float32Array,
  side: number,
  { isOutside, embedded, points }: Outside,
): { heights: Float32Array; isTrue: Uint8Array } {
  const distances = distancesTo(isOutside, side);
  const faded = heights.map((height, at) => {
    const share = Math.min(1, (distances[at] ?? 0) / points);
    const own = share * share * (3 - 2 * share);
    const other = embedded[at] ?? height;
    return other + (height - other) * own;
  });
  return { heights: faded, isTrue: Uint8Array.from(distances, (one) => (one < points ? 0 : 1)) };
}

/** To the nearest marked point, in points: one pass from each corner. */
function distancesTo(marked: Uint8Array, side: number): Float32Array {
  const distances = Float32Array.from(marked, (mark) => (mark === 1 ? 0 : side * 2));
  const nearest = (x: number, y: number, step: -1 | 1): void => {
    const at = y * side + x;
    const by = (dx: number, dy: number, length: number): number => {
      const [column, row] = [x + dx, y + dy];
      if (column < 0 || column >= side || row < 0 || row >= side) return Infinity;
      return (distances[row * side + column] ?? 0) + length;
    };
    distances[at] = Math.min(
      distances[at] ?? 0,
      by(step, 0, 1),
      by(0, step, 1),
      by(step, step, DIAGONAL),
      by(-step, step, DIAGONAL),
    );
  };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) nearest(x, y, -1);
  }
  for (let y = side - 1; y >= 0; y -= 1) {
    for (let x = side - 1; x >= 0; x -= 1) nearest(x, y, 1);
  }
  return distances;
}
