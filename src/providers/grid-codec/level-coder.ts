import { createContexts } from './bit-decoder.ts';
import type { BitCoder, Contexts } from './bit-decoder.ts';

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

/** What has been learnt about the levels so far: may go on from one grid to the next. */
export type LevelModel = {
  weights: Float64Array;
  residualCoders: readonly ((miss: number) => number)[];
};

export function createLevelModel(coder: BitCoder): LevelModel {
  return {
    weights: new Float64Array([0.8, 0.8, -0.5, 0.2, -0.1, -0.1, -0.1, 0, 0, 0]),
    residualCoders: Array.from({ length: ENERGY_CLASSES.length + 1 }, () =>
      createResidualCoder(coder),
    ),
  };
}

/**
 * Codes whole numbers on a grid, each by how far it is from what ten neighbours above and to the
 * left predict. `levels` and `misses` hold the grid with two cells of margin above and on each
 * side; the caller writes the answer back into `levels`.
 */
export function createLevelCoder(
  model: LevelModel,
  levels: Int16Array,
  misses: Int16Array,
  stride: number,
): (cell: number, level: number) => number {
  const { weights, residualCoders } = model;
  const steps = NEIGHBOURS.map(([up, right]) => right - up * stride);
  const differences = new Float64Array(steps.length);
  return (cell, level) => {
    const base = ((levels[cell - 1] ?? 0) + (levels[cell - stride] ?? 0)) / 2;
    let predicted = base;
    for (let i = 0; i < steps.length; i++) {
      const difference = (levels[cell + (steps[i] ?? 0)] ?? 0) - base;
      differences[i] = difference;
      predicted += difference * (weights[i] ?? 0);
    }
    const expected = Math.round(predicted);
    const energy = energyOf(cell, stride, levels, misses);
    const miss = residualCoders[energy]?.(level - expected) ?? 0;
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
