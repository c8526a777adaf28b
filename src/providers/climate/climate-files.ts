import { createBitDecoder } from '#src/providers/grid-codec/bit-decoder.ts';
import {
  LAPSE_GRID,
  LAPSE_STEPS,
  SEA_GRID,
  SEA_STEPS,
  SURFACE_STEPS,
  TILE_CELLS,
} from './climate-layout.ts';
import { codePlanes } from './coded-planes.ts';
import { monthsOf } from './yearly-cycle.ts';

/** A decoded grid of monthly values by cell and element. */
export interface MonthGrid {
  readonly columns: number;
  readonly rows: number;
  /** Twelve months of an element (an index from 0) at a cell; null where the grid has no value. */
  months(row: number, column: number, element: number): number[] | null;
}

/** Quantization steps of the elements, in the order of the file. */
export const ELEMENT_STEPS = {
  surface: [
    SURFACE_STEPS.middle,
    SURFACE_STEPS.range,
    SURFACE_STEPS.rain,
    SURFACE_STEPS.wet,
    SURFACE_STEPS.sun,
    SURFACE_STEPS.wind,
    SURFACE_STEPS.humidity,
  ],
  sea: [SEA_STEPS.middle, SEA_STEPS.range, SEA_STEPS.water, SEA_STEPS.wind, SEA_STEPS.humidity],
  lapse: [LAPSE_STEPS.high, LAPSE_STEPS.low, LAPSE_STEPS.rain],
} as const;

/** Reads one tile; the file begins with the tiles' end offsets (32 bits, little-endian). */
export function readSurfaceTile(file: Uint8Array, tile: number, tiles: number): MonthGrid {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const endOf = (index: number): number =>
    tiles * 4 + (index < 0 ? 0 : view.getUint32(index * 4, true));
  const bytes = file.subarray(endOf(tile - 1), endOf(tile));
  return readMonthGrid(bytes, { columns: TILE_CELLS, rows: TILE_CELLS }, ELEMENT_STEPS.surface);
}

export function readSeaGrid(file: Uint8Array): MonthGrid {
  return readMonthGrid(file, SEA_GRID, ELEMENT_STEPS.sea);
}

export function readLapseGrid(file: Uint8Array): MonthGrid {
  return readMonthGrid(file, LAPSE_GRID, ELEMENT_STEPS.lapse);
}

function readMonthGrid(
  bytes: Uint8Array,
  { columns, rows }: { columns: number; rows: number },
  steps: readonly number[],
): MonthGrid {
  const valid = new Uint8Array(columns * rows);
  const planes = Array.from({ length: steps.length * 12 }, () => new Int16Array(columns * rows));
  codePlanes(createBitDecoder(bytes), { columns, rows, valid, planes });
  return {
    columns,
    rows,
    months(row, column, element) {
      const cell = row * columns + column;
      if (valid[cell] !== 1) return null;
      const step = steps[element] ?? 0;
      const waves = planes
        .slice(element * 12, element * 12 + 12)
        .map((plane) => (plane[cell] ?? 0) * step);
      return monthsOf(waves);
    },
  };
}
