import { ELEVATION_LAYOUT, elevationFileName } from '#src/providers/elevation/elevation-layout.ts';
import type { ElevationLevel } from '#src/providers/elevation/elevation-layout.ts';
import { codeElevationBlock } from '#src/providers/elevation/elevation-block.ts';
import { LEVELS_PER_ROOT_METRE } from '#src/providers/elevation/elevation-file.ts';
import type { PackContent } from '../pack-file.ts';
import { createBitEncoder } from '../grid-codec/bit-encoder.ts';
import type { WorldCells } from './world-cells.ts';

/** Levels per step: coarser for the overview, coarser still for the Antarctic ice. */
const OVERVIEW_STEP = 2;
const ANTARCTIC_STEP = 2;
const ANTARCTIC_LAT = -67.5;

export type ElevationContent = PackContent & { level: ElevationLevel; row: number; column: number };

/** All files of a level, encoded. */
export function encodeElevation(world: WorldCells, level: ElevationLevel): ElevationContent[] {
  const { cellsPerDegree, blockColumns, blockRows } = ELEVATION_LAYOUT[level];
  const files: ElevationContent[] = [];
  for (let row = 0; row * blockRows < 180 * cellsPerDegree; row++) {
    for (let column = 0; column * blockColumns < 360 * cellsPerDegree; column++) {
      const antarctic = 90 - (row * blockRows) / cellsPerDegree <= ANTARCTIC_LAT;
      const fullStep = antarctic ? ANTARCTIC_STEP : 1;
      const step = level === 'overview' ? OVERVIEW_STEP : fullStep;
      const bytes = encode(world, level, row, column, step);
      files.push({ name: elevationFileName(level, row, column), bytes, level, row, column });
    }
  }
  return files;
}

function encode(
  world: WorldCells,
  level: ElevationLevel,
  row: number,
  column: number,
  step: number,
): Uint8Array {
  const { cellsPerDegree, blockColumns, blockRows } = ELEVATION_LAYOUT[level];
  const kinds = new Uint8Array(blockColumns * blockRows);
  const levels = new Int16Array(blockColumns * blockRows);
  for (let y = 0; y < blockRows; y++) {
    const start = (row * blockRows + y) * 360 * cellsPerDegree + column * blockColumns;
    kinds.set(world.kinds.subarray(start, start + blockColumns), y * blockColumns);
    for (let x = 0; x < blockColumns; x++) {
      const height = world.heights[start + x] ?? 0;
      const root = Math.sign(height) * Math.sqrt(Math.abs(height));
      levels[y * blockColumns + x] = Math.round((root * LEVELS_PER_ROOT_METRE) / step);
    }
  }
  const encoder = createBitEncoder();
  codeElevationBlock(encoder.code, { columns: blockColumns, rows: blockRows, kinds, levels });
  const bytes = Uint8Array.from([step, ...encoder.finish()]);
  return bytes;
}
