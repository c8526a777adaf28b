import { createContexts } from './bit-decoder.ts';
import type { BitCoder, Contexts } from './bit-decoder.ts';

/**
 * A piece of the world in square-root steps of height: `levels` is 2.7 * sqrt(metres), rounded,
 * negative below the sea. `kinds`: 0 sea, 1 land, 2 lake. Rows from the north.
 */
export type ElevationBlock = {
  columns: number;
  rows: number;
  kinds: Uint8Array;
  levels: Int16Array;
};

/** Empty cells around the block (two above, two on each side), so that no neighbour is missing. */
const MARGIN = 2;
const KIND_CONTEXTS = 128;
/** Upper ends of the classes of roughness; a last class holds what is rougher. */
const ENERGY_CLASSES = [0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, 60, 90];
const UNARY_BITS = 24;
/** How fast the weights of the neighbours follow what the ground is like. */
const RATE = 0.03;
/** Neighbours that predict a cell, as [rows up, columns right]. */
const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [1, -1],
  [1, 1],
  [0, -2],
  [2, 0],
  [2, 1],
  [1, -2],
  [1, 2],
  [2, -1],
] as const;

/**
 * Codes a block cell by cell: what it is, then how far its level is from what its neighbours make
 * likely. The same walk reads and writes: with a decoder, the empty block is filled.
 */
export function codeElevationBlock(coder: BitCoder, block: ElevationBlock): void {
  const { columns, rows } = block;
  const stride = columns + 2 * MARGIN;
  const kinds = new Uint8Array(stride * (rows + MARGIN));
  const levels = new Int16Array(stride * (rows + MARGIN));
  const misses = new Int16Array(stride * (rows + MARGIN));
  const kindCoder = createKindCoder(coder, kinds, stride);
  const levelCoder = createLevelCoder(coder, kinds, levels, misses, stride);
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
      const level = levelCoder(cell, block.levels[from] ?? 0);
      levels[cell] = level;
      block.levels[from] = level;
    }
    for (let pad = start + columns; pad < start + columns + MARGIN; pad++) {
      kinds[pad] = kinds[start + columns - 1] ?? 0;
      levels[pad] = levels[start + columns - 1] ?? 0;
    }
  }
}

/** Left of a row stands what is above its first cell. */
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

function createLevelCoder(
  coder: BitCoder,
  kinds: Uint8Array,
  levels: Int16Array,
  misses: Int16Array,
  stride: number,
): (cell: number, level: number) => number {
  const steps = NEIGHBOURS.map(([up, right]) => right - up * stride);
  const weights = new Float64Array([0.8, 0.8, -0.5, 0.2, -0.1, -0.1, -0.1, 0, 0, 0]);
  const differences = new Float64Array(steps.length);
  const still = createContexts(4);
  const coders = Array.from({ length: ENERGY_CLASSES.length + 1 }, () =>
    createResidualCoder(coder),
  );
  return (cell, level) => {
    const west = levels[cell - 1] ?? 0;
    const north = levels[cell - stride] ?? 0;
    if (kinds[cell] === 2) {
      const westLake = kinds[cell - 1] === 2;
      const northLake = kinds[cell - stride] === 2;
      if (westLake || northLake) {
        const same = westLake ? west : north;
        const context = (westLake ? 1 : 0) + (northLake ? 2 : 0);
        if (coder(still, context, level === same ? 1 : 0) === 1) return same;
      }
    }
    const base = (west + north) / 2;
    let predicted = base;
    for (let i = 0; i < steps.length; i++) {
      const difference = (levels[cell + (steps[i] ?? 0)] ?? 0) - base;
      differences[i] = difference;
      predicted += difference * (weights[i] ?? 0);
    }
    const expected = Math.round(predicted);
    const energy = energyOf(cell, stride, levels, misses);
    const miss = coders[energy]?.(level - expected) ?? 0;
    const actual = expected + miss;
    misses[cell] = miss;
    adapt(weights, differences, actual - predicted);
    return actual;
  };
}

/** How rough it is around: the last misses and the steps between the neighbours, in classes. */
function energyOf(cell: number, stride: number, levels: Int16Array, misses: Int16Array): number {
  const west = levels[cell - 1] ?? 0;
  const north = levels[cell - stride] ?? 0;
  const northWest = levels[cell - stride - 1] ?? 0;
  const northEast = levels[cell - stride + 1] ?? 0;
  const steps =
    Math.abs(west - northWest) + Math.abs(north - northWest) + Math.abs(north - northEast);
  const errors =
    2 * Math.abs(misses[cell - 1] ?? 0) +
    2 * Math.abs(misses[cell - stride] ?? 0) +
    Math.abs(misses[cell - stride - 1] ?? 0) +
    Math.abs(misses[cell - stride + 1] ?? 0);
  const energy = steps + errors;
  let place = 0;
  while (place < ENERGY_CLASSES.length && energy > (ENERGY_CLASSES[place] ?? 0)) place++;
  return place;
}

/** Normalised least mean squares: the weights move towards what would have been right. */
function adapt(weights: Float64Array, differences: Float64Array, error: number): void {
  let power = 20;
  for (const difference of differences) power += difference * difference;
  const step = (RATE * error) / power;
  for (let i = 0; i < weights.length; i++) {
    weights[i] = (weights[i] ?? 0) + step * (differences[i] ?? 0);
  }
}

/** A whole number: zero or not, sign, then how far, one decision a step. */
function createResidualCoder(coder: BitCoder): (value: number) => number {
  const contexts: Contexts = createContexts(2 + UNARY_BITS);
  return (value) => {
    if (coder(contexts, 0, value === 0 ? 1 : 0) === 1) return 0;
    const sign = coder(contexts, 1, value < 0 ? 1 : 0) === 1 ? -1 : 1;
    const size = Math.abs(value);
    let read = 1;
    while (coder(contexts, 2 + Math.min(read, UNARY_BITS) - 1, size > read ? 1 : 0) === 1) read++;
    return sign * read;
  };
}
