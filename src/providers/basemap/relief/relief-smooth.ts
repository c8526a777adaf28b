import type { ElevationWindow } from '#src/providers/elevation/elevation-grid.ts';

const NORTH_OF = 60;
/** Passes of a three-cell mean along the rows, the width of the streaks in the far north. */
const PASSES = { full: 4, overview: 2 } as const;

/** Smooths the streaks of the coarse source north of 60 degrees. */
export function smoothFarNorth(window: ElevationWindow, level: 'overview' | 'full'): Float32Array {
  const heights = Float32Array.from(window.heights);
  const lastRow = Math.min(window.rows, Math.floor((window.north - NORTH_OF) / window.stepDegrees));
  for (let row = 0; row < lastRow; row += 1) {
    const line = heights.subarray(row * window.columns, (row + 1) * window.columns);
    for (let pass = 0; pass < PASSES[level]; pass += 1) smoothLine(line);
  }
  return heights;
}

function smoothLine(line: Float32Array): void {
  let before = line[0] ?? 0;
  for (let at = 0; at < line.length - 1; at += 1) {
    const here = line[at] ?? 0;
    line[at] = (before + 2 * here + (line[at + 1] ?? 0)) / 4;
    before = here;
  }
}
