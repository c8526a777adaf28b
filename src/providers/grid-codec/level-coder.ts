import { createContexts } from './bit-decoder.ts';
import type { BitCoder } from './bit-decoder.ts';

/** Classes of roughness by their upper ends; a last class holds what is rougher. */
const ENERGY = classesUpTo([0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, 60, 90]);
/** The same for the last misses alone, and for the steps alone. */
const ERRORS = classesUpTo([0, 1, 3, 4, 6, 7, 10, 13, 18, 24, 33, 45, 63, 90]);
const STEPS = classesUpTo([0, 1, 3, 7, 13, 23, 39]);
/** From this class of roughness a tolerance is used. */
const ROUGH = 9;
const FIFTHS = 5;
const UNARY_BITS = 24;
/** Decisions a class learns: zero and sign by fifths, then how far. */
const PER_CLASS = 2 * FIFTHS + UNARY_BITS;
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
  codeMiss: (miss: number, surroundings: Surroundings) => number;
};

/** What tells how large the next miss may be. */
type Surroundings = {
  /** Class of how rough it is around. */
  energy: number;
  /** Class of the last misses alone, and of the steps alone. */
  errors: number;
  steps: number;
  /** Which fifth of a level the prediction lies in, from the lower end of its rounding. */
  fifth: number;
};

export function createLevelModel(coder: BitCoder): LevelModel {
  return {
    weights: new Float64Array([0.8, 0.8, -0.5, 0.2, -0.1, -0.1, -0.1, 0, 0, 0]),
    codeMiss: createMissCoder(coder),
  };
}

/**
 * Codes whole numbers on a grid, each by how far it is from what ten neighbours above and to the
 * left predict. `levels` and `misses` hold the grid with two cells of margin above and on each
 * side; the caller writes the answer back into `levels`. In rough country, where one level more or
 * less is not seen, the answer is up to `tolerance` levels off.
 */
export function createLevelCoder(
  model: LevelModel,
  levels: Int16Array,
  misses: Int16Array,
  stride: number,
  tolerance: 0 | 1 = 0,
): (cell: number, level: number) => number {
  const { weights, codeMiss } = model;
  const steps = NEIGHBOURS.map(([up, right]) => right - up * stride);
  const differences = new Float64Array(steps.length);
  const around: Surroundings = { energy: 0, errors: 0, steps: 0, fifth: 0 };
  return (cell, level) => {
    const base = ((levels[cell - 1] ?? 0) + (levels[cell - stride] ?? 0)) / 2;
    let predicted = base;
    for (let i = 0; i < steps.length; i++) {
      const difference = (levels[cell + (steps[i] ?? 0)] ?? 0) - base;
      differences[i] = difference;
      predicted += difference * (weights[i] ?? 0);
    }
    const expected = Math.round(predicted);
    lookAround(around, cell, stride, levels, misses);
    around.fifth = Math.min(FIFTHS - 1, Math.floor((predicted - expected + 0.5) * FIFTHS));
    const unit = around.energy >= ROUGH ? 2 * tolerance + 1 : 1;
    const miss = codeMiss(Math.round((level - expected) / unit), around) * unit;
    const actual = expected + miss;
    misses[cell] = miss;
    adapt(weights, differences, actual - predicted);
    return actual;
  };
}

/** How rough it is around: the last misses and the steps between the neighbours, in classes. */
function lookAround(
  around: Surroundings,
  cell: number,
  stride: number,
  levels: Int16Array,
  misses: Int16Array,
): void {
  const west = levels[cell - 1] ?? 0;
  const north = levels[cell - stride] ?? 0;
  const northWest = levels[cell - stride - 1] ?? 0;
  const northEast = levels[cell - stride + 1] ?? 0;
  const farNorth = levels[cell - 2 * stride] ?? 0;
  const missWest = Math.abs(misses[cell - 1] ?? 0);
  const missNorth = Math.abs(misses[cell - stride] ?? 0);
  const missCorners =
    Math.abs(misses[cell - stride - 1] ?? 0) + Math.abs(misses[cell - stride + 1] ?? 0);
  const steps =
    Math.abs(west - northWest) + Math.abs(north - northWest) + Math.abs(north - northEast);
  around.energy = classOf(ENERGY, steps + 2 * missWest + 2 * missNorth + missCorners);
  const missFar = Math.abs(misses[cell - 2] ?? 0) + Math.abs(misses[cell - 2 * stride] ?? 0);
  around.errors = classOf(ERRORS, 3 * missWest + 2 * missNorth + missCorners + missFar);
  around.steps = classOf(STEPS, Math.abs(west - north) + Math.abs(north - farNorth));
}

type Classes = { count: number; byValue: Uint8Array };

function classesUpTo(upperEnds: readonly number[]): Classes {
  const values = (upperEnds.at(-1) ?? 0) + 2;
  const byValue = Uint8Array.from(
    { length: values },
    (_, value) => upperEnds.filter((end) => value > end).length,
  );
  return { count: upperEnds.length + 1, byValue };
}

function classOf({ byValue }: Classes, value: number): number {
  return byValue[Math.min(value, byValue.length - 1)] ?? 0;
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
function createMissCoder(coder: BitCoder): (miss: number, around: Surroundings) => number {
  const classes = ENERGY.count + ERRORS.count * STEPS.count;
  const contexts = createContexts(classes * PER_CLASS);
  return (miss, { energy, errors, steps, fifth }) => {
    const first = energy * PER_CLASS;
    const second = (ENERGY.count + errors * STEPS.count + steps) * PER_CLASS;
    const isZero = miss === 0 ? 1 : 0;
    if (coder(contexts, first + fifth, isZero, second + fifth) === 1) return 0;
    const signAt = FIFTHS + fifth;
    const isBelow = miss < 0 ? 1 : 0;
    const sign = coder(contexts, first + signAt, isBelow, second + signAt) === 1 ? -1 : 1;
    const size = Math.abs(miss);
    for (let read = 1; ; read++) {
      const at = 2 * FIFTHS + Math.min(read, UNARY_BITS) - 1;
      const isMore = size > read ? 1 : 0;
      if (coder(contexts, first + at, isMore, second + at) === 0) return sign * read;
    }
  };
}
