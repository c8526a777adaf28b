import { createContexts } from '#src/providers/grid-codec/bit-decoder.ts';
import type { BitCoder } from '#src/providers/grid-codec/bit-decoder.ts';
import { createLevelCoder, createLevelModel } from '#src/providers/grid-codec/level-coder.ts';

/**
 * A block of the elevation grid: `levels` is 2.7 * sqrt(metres), rounded, negative below the sea;
 * `kinds` is 0 sea, 1 land, 2 lake. Rows from the north.
 */
export type ElevationBlock = {
  columns: number;
  rows: number;
  kinds: Uint8Array;
  levels: Int16Array;
};

/** Empty cells above and on each side, so that every cell has all neighbours. */
const MARGIN = 2;
const KIND_CONTEXTS = 128;
/** Error allowed in steep terrain, in levels: 23 m at 1,000 m. */
const TOLERANCE = 1;

/**
 * Codes a block cell by cell: the kind, then the difference of the level from its prediction by the
 * neighbours. Writes the block with an encoder; fills an empty block with a decoder.
 */
export function codeElevationBlock(coder: BitCoder, block: ElevationBlock): void {
  const { columns, rows } = block;
  const stride = columns + 2 * MARGIN;
  const kinds = new Uint8Array(stride * (rows + MARGIN));
  const levels = new Int16Array(stride * (rows + MARGIN));
  const residuals = new Int16Array(stride * (rows + MARGIN));
  const kindCoder = createKindCoder(coder, kinds, stride);
  const codeLevel = createLevelCoder(createLevelModel(coder), levels, residuals, stride, TOLERANCE);
  const codeLake = createLakeCoder(coder, kinds, levels, stride);
  for (let row = 0; row < rows; row++) {
    const start = (row + MARGIN) * stride + MARGIN;
    padRow(kinds, start, stride);
    padRow(levels, start, stride);
    for (let column = 0; column < columns; column++) {
      const from = row * columns + column;
      const cell = start + column;
      const kind = kindCoder(cell, block.kinds[from] ?? 0);
      kinds[cell] = kind;
      block.kinds[from] = kind;
      if (kind === 0) continue;
      const wanted = block.levels[from] ?? 0;
      const level = codeLake(cell, wanted) ?? codeLevel(cell, wanted);
      levels[cell] = level;
      block.levels[from] = level;
    }
    for (let pad = start + columns; pad < start + columns + MARGIN; pad++) {
      kinds[pad] = kinds[start + columns - 1] ?? 0;
      levels[pad] = levels[start + columns - 1] ?? 0;
    }
  }
}

/** Fills the left margin of a row with the value above its first cell. */
function padRow(values: Uint8Array | Int16Array, start: number, stride: number): void {
  for (let pad = start - MARGIN; pad < start; pad++) values[pad] = values[start - stride] ?? 0;
}

function createKindCoder(
  coder: BitCoder,
  kinds: Uint8Array,
  stride: number,
): (cell: number, kind: number) => number {
  const land = createContexts(KIND_CONTEXTS);
  const lake = createContexts(KIND_CONTEXTS);
  const steps = [-1, -stride, -stride - 1, -stride + 1, -2, -2 * stride, -stride + 2];
  return (cell, kind) => {
    let dry = 0;
    let lakes = 0;
    for (const step of steps) {
      const neighbour = kinds[cell + step] ?? 0;
      dry = dry * 2 + (neighbour === 0 ? 0 : 1);
      lakes = lakes * 2 + (neighbour === 2 ? 1 : 0);
    }
    if (coder(land, dry, kind === 0 ? 0 : 1) === 0) return 0;
    return 1 + coder(lake, lakes, kind === 2 ? 1 : 0);
  };
}

/** A lake's cell mostly has the level of its lake neighbour; null where it has not. */
function createLakeCoder(
  coder: BitCoder,
  kinds: Uint8Array,
  levels: Int16Array,
  stride: number,
): (cell: number, level: number) => number | null {
  const contexts = createContexts(4);
  return (cell, level) => {
    const west = kinds[cell] === 2 && kinds[cell - 1] === 2;
    const north = kinds[cell] === 2 && kinds[cell - stride] === 2;
    if (!west && !north) return null;
    const same = levels[west ? cell - 1 : cell - stride] ?? 0;
    const context = (west ? 1 : 0) + (north ? 2 : 0);
    return coder(contexts, context, level === same ? 1 : 0) === 1 ? same : null;
  };
}
