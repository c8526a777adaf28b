import { ELEVATION_LAYOUT } from '#src/providers/elevation/elevation-layout.ts';
import { FAR_FILE, FAR_GRID, FAR_STEP_KM } from '#src/providers/terrain/far-distances.ts';
import type { PackContent } from '../pack-file.ts';
import { distanceGrid } from './distance-grid.ts';
import { CELL } from './world-cells.ts';
import type { WorldCells } from './world-cells.ts';

const { cellsPerDegree, blockColumns } = ELEVATION_LAYOUT.overview;

/** Distances to shore and lake in cells of one degree, measured on the overview. */
export function encodeDistances(overview: WorldCells): PackContent {
  const { kinds } = overview;
  const toSea = distanceGrid((cell) => kinds[cell] === CELL.sea, cellsPerDegree);
  const toLand = distanceGrid((cell) => kinds[cell] !== CELL.sea, cellsPerDegree);
  const toLake = distanceGrid((cell) => kinds[cell] === CELL.lake, cellsPerDegree);
  const cells = FAR_GRID.columns * FAR_GRID.rows;
  const bytes = new Uint8Array(2 * cells);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / FAR_GRID.columns);
    const shore = meanAround(row, cell % FAR_GRID.columns, (at) =>
      Math.max(toSea[at] ?? 0, toLand[at] ?? 0),
    );
    const lake = meanAround(row, cell % FAR_GRID.columns, (at) => toLake[at] ?? 0);
    bytes[cell] = Math.min(255, Math.round(shore / FAR_STEP_KM.shore));
    bytes[cells + cell] = Math.min(255, Math.round(lake / FAR_STEP_KM.lake));
  }
  return { name: FAR_FILE, bytes };
}

/** The four overview cells that meet in the middle of a cell of one degree. */
function meanAround(row: number, column: number, valueOf: (cell: number) => number): number {
  const y = row * cellsPerDegree + cellsPerDegree / 2;
  const x = column * cellsPerDegree + cellsPerDegree / 2;
  const corners = [
    [y - 1, x - 1],
    [y - 1, x],
    [y, x - 1],
    [y, x],
  ] as const;
  return corners.reduce((sum, [r, c]) => sum + valueOf(r * blockColumns + c) / 4, 0);
}
