import { ELEVATION_LAYOUT } from '#src/providers/elevation/elevation-layout.ts';
import { readElevationFile } from '#src/providers/elevation/elevation-file.ts';
import type { ElevationContent } from './encode-elevation.ts';
import type { WorldCells } from './world-cells.ts';

/** Decodes the written files of a level again, as the app will. */
export function writtenCells(files: readonly ElevationContent[]): WorldCells {
  const [{ level } = { level: 'full' as const }] = files;
  const { cellsPerDegree, blockColumns, blockRows } = ELEVATION_LAYOUT[level];
  const columns = 360 * cellsPerDegree;
  const kinds = new Uint8Array(columns * 180 * cellsPerDegree);
  const heights = new Float32Array(kinds.length);
  for (const { bytes, row, column } of files) {
    const block = readElevationFile(bytes, { columns: blockColumns, rows: blockRows });
    for (let y = 0; y < blockRows; y++) {
      const start = (row * blockRows + y) * columns + column * blockColumns;
      const [from, to] = [y * blockColumns, (y + 1) * blockColumns];
      kinds.set(block.kinds.subarray(from, to), start);
      heights.set(block.heights.subarray(from, to), start);
    }
  }
  return { kinds, heights };
}
