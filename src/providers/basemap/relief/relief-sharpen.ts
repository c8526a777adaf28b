/** Height range of nine cells in metres: level below the first, steep above the second. */
const ROUGH_M = [25, 260] as const;
/** Share of a cell's difference from its neighbours that is added; negative smooths. */
const ADDED = [-0.75, 0.5] as const;

/**
 * Sharpens steep terrain, which the interpolation would round off, and smooths level terrain, where
 * the source's quantization would show as terraces. Leaves the outermost cells.
 */
export function sharpenSlopes(heights: Float32Array, columns: number): Float32Array<ArrayBuffer> {
  const result = Float32Array.from(heights);
  for (let at = columns + 1; at < heights.length - columns - 1; at += 1) {
    const own = heights[at] ?? 0;
    let [low, high, sum] = [own, own, 0];
    for (let row = at - columns; row <= at + columns; row += columns) {
      for (let cell = row - 1; cell <= row + 1; cell += 1) {
        const height = heights[cell] ?? 0;
        if (height < low) low = height;
        if (height > high) high = height;
        sum += height;
      }
    }
    const rough = Math.max(0, Math.min(1, (high - low - ROUGH_M[0]) / (ROUGH_M[1] - ROUGH_M[0])));
    result[at] = own + (own - sum / 9) * (ADDED[0] + (ADDED[1] - ADDED[0]) * rough);
  }
  return result;
}
