import { createContexts } from '#src/providers/grid-codec/bit-decoder.ts';
import type { BitCoder } from '#src/providers/grid-codec/bit-decoder.ts';
import { createLevelCoder, createLevelModel } from '#src/providers/grid-codec/level-coder.ts';
import type { LevelModel } from '#src/providers/grid-codec/level-coder.ts';

/** Several grids of integers over the same cells. */
export type CodedPlanes = {
  columns: number;
  rows: number;
  /** 1 where the planes have a value. */
  valid: Uint8Array;
  /** One row-major array of levels for each grid. */
  planes: readonly Int16Array[];
};

const MARGIN = 2;
/** Planes of one element: the coefficients of a year. */
const WAVES = 12;
/** Coefficients that share a model: the mean, the yearly wave, all shorter waves. */
const GROUP_OF_WAVE = [0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2];

/** Writes the planes (with an encoder) or fills empty ones (with a decoder). */
export function codePlanes(coder: BitCoder, { columns, rows, valid, planes }: CodedPlanes): void {
  const stride = columns + 2 * MARGIN;
  codeValid(coder, { columns, rows, valid }, stride);
  const models = new Map<number, LevelModel>();
  for (const [index, plane] of planes.entries()) {
    const group = Math.floor(index / WAVES) * 3 + (GROUP_OF_WAVE[index % WAVES] ?? 0);
    const model = models.get(group) ?? createLevelModel(coder);
    models.set(group, model);
    codePlane(model, { columns, rows, valid, plane }, stride);
  }
}

function codeValid(
  coder: BitCoder,
  { columns, rows, valid }: { columns: number; rows: number; valid: Uint8Array },
  stride: number,
): void {
  const contexts = createContexts(32);
  const known = new Uint8Array(stride * (rows + MARGIN));
  const steps = [-1, -stride, -stride - 1, -stride + 1, -2];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = (row + MARGIN) * stride + MARGIN + column;
      const from = row * columns + column;
      const context = steps.reduce((sum, step) => sum * 2 + (known[cell + step] ?? 0), 0);
      const flag = coder(contexts, context, valid[from] ?? 0);
      known[cell] = flag;
      valid[from] = flag;
    }
  }
}

function codePlane(
  model: LevelModel,
  {
    columns,
    rows,
    valid,
    plane,
  }: { columns: number; rows: number; valid: Uint8Array; plane: Int16Array },
  stride: number,
): void {
  const levels = new Int16Array(stride * (rows + MARGIN));
  const residuals = new Int16Array(stride * (rows + MARGIN));
  const code = createLevelCoder(model, levels, residuals, stride);
  for (let row = 0; row < rows; row++) {
    const start = (row + MARGIN) * stride + MARGIN;
    levels[start - 1] = levels[start - stride] ?? 0;
    levels[start - 2] = levels[start - stride] ?? 0;
    for (let column = 0; column < columns; column++) {
      const cell = start + column;
      const from = row * columns + column;
      if (valid[from] === 0) {
        // Interpolates missing values, which the next cells are predicted from.
        const north = row === 0 ? (levels[cell - 1] ?? 0) : (levels[cell - stride] ?? 0);
        const west = column === 0 ? north : (levels[cell - 1] ?? 0);
        levels[cell] = (west + north) >> 1;
        continue;
      }
      const level = code(cell, plane[from] ?? 0);
      levels[cell] = level;
      plane[from] = level;
    }
    levels[start + columns] = levels[start + columns - 1] ?? 0;
    levels[start + columns + 1] = levels[start + columns - 1] ?? 0;
  }
}
