import { COLUMNS, ROWS } from './cell-grid.ts';
import { CELL } from './world-cells.ts';
import type { WorldCells } from './world-cells.ts';

/** Cells of the full grid along one side of an overview cell. */
const SIDE = 4;

/** The overview: the most frequent kind of 16 cells (land before lake), and their mean height. */
export function coarsen(full: WorldCells): WorldCells {
  const columns = COLUMNS / SIDE;
  const rows = ROWS / SIDE;
  const kinds = new Uint8Array(columns * rows);
  const heights = new Float32Array(columns * rows);
  for (let cell = 0; cell < kinds.length; cell++) {
    const corner = Math.floor(cell / columns) * SIDE * COLUMNS + (cell % columns) * SIDE;
    const counts = [0, 0, 0];
    let sum = 0;
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const from = corner + y * COLUMNS + x;
        const kind = full.kinds[from] ?? 0;
        counts[kind] = (counts[kind] ?? 0) + 1;
        sum += full.heights[from] ?? 0;
      }
    }
    const [sea = 0, land = 0, lake = 0] = counts;
    if (sea > land + lake) continue;
    kinds[cell] = lake > land ? CELL.lake : CELL.land;
    heights[cell] = sum / (land + lake);
  }
  return { kinds, heights };
}
