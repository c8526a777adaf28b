import { ELEVATION_LAYOUT } from '#src/providers/elevation/elevation-layout.ts';
import { readElevationFile } from '#src/providers/elevation/elevation-file.ts';
import type { ElevationContent } from './encode-elevation.ts';
import type { WorldCells } from './world-cells.ts';

/** Decodes what was written and prints how far it is from what went in, on land, in metres. */
export function reportErrors(
  name: string,
  world: WorldCells,
  contents: readonly ElevationContent[],
): void {
  const misses: number[] = [];
  for (const { bytes, level, row, column } of contents) {
    const { cellsPerDegree, blockColumns, blockRows } = ELEVATION_LAYOUT[level];
    const decoded = readElevationFile(bytes, { columns: blockColumns, rows: blockRows });
    for (let y = 0; y < blockRows; y++) {
      const start = (row * blockRows + y) * 360 * cellsPerDegree + column * blockColumns;
      for (let x = 0; x < blockColumns; x++) {
        const cell = y * blockColumns + x;
        if (decoded.kinds[cell] !== world.kinds[start + x]) throw new Error('decoded otherwise');
        if (decoded.kinds[cell] === 0) continue;
        misses.push(Math.abs((decoded.heights[cell] ?? 0) - (world.heights[start + x] ?? 0)));
      }
    }
  }
  const sorted = Float32Array.from(misses).toSorted();
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  console.log(`elevation ${name}: error added, median ${at(0.5)} m, 95 % ${at(0.95)} m`);
}
