/** Values on a regular grid, row by row. */
export type Grid = { values: ArrayLike<number>; columns: number; rows: number };

/**
 * Samples a grid at every pair of the given columns and rows (fractional cell numbers) with cubic
 * B-splines, which are smooth and soften the grid a little.
 */
export function resample(grid: Grid, columns: Float64Array, rows: Float64Array): Float32Array {
  const across = columns.length;
  const first = Math.max(0, Math.floor(rows[0] ?? 0) - 1);
  const last = Math.min(grid.rows - 1, Math.floor(rows.at(-1) ?? 0) + 2);
  const lines = new Float32Array(Math.max(1, last - first + 1) * across);
  const at = tapsOf(columns, grid.columns);
  for (let row = first; row <= last; row += 1) {
    const source = row * grid.columns;
    const target = (row - first) * across;
    for (let x = 0; x < across; x += 1) {
      let sum = 0;
      for (let tap = x * 4; tap < x * 4 + 4; tap += 1) {
        sum += (grid.values[source + (at.cells[tap] ?? 0)] ?? 0) * (at.weights[tap] ?? 0);
      }
      lines[target + x] = sum;
    }
  }
  const down = tapsOf(rows, grid.rows);
  const result = new Float32Array(rows.length * across);
  for (let y = 0; y < rows.length; y += 1) {
    for (let tap = y * 4; tap < y * 4 + 4; tap += 1) {
      const source = ((down.cells[tap] ?? 0) - first) * across;
      const weight = down.weights[tap] ?? 0;
      const target = y * across;
      for (let x = 0; x < across; x += 1) {
        result[target + x] = (result[target + x] ?? 0) + (lines[source + x] ?? 0) * weight;
      }
    }
  }
  return result;
}

/** The four cells around each position, clamped to the grid, and their weights. */
function tapsOf(
  positions: Float64Array,
  length: number,
): { cells: Int32Array; weights: Float32Array } {
  const cells = new Int32Array(positions.length * 4);
  const weights = new Float32Array(positions.length * 4);
  for (const [at, position] of positions.entries()) {
    const base = Math.floor(position);
    const t = position - base;
    for (let tap = 0; tap < 4; tap += 1) {
      cells[at * 4 + tap] = Math.max(0, Math.min(length - 1, base - 1 + tap));
    }
    weights[at * 4] = (1 - t) ** 3 / 6;
    weights[at * 4 + 1] = (3 * t ** 3 - 6 * t ** 2 + 4) / 6;
    weights[at * 4 + 2] = (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6;
    weights[at * 4 + 3] = t ** 3 / 6;
  }
  return { cells, weights };
}
