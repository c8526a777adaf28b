import { createContexts } from './bit-decoder.ts';
import type { BitCoder } from './bit-decoder.ts';

/** Upper bounds of the classes of roughness; a last class has no bound. */
const ENERGY = classesUpTo([0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 28, 40, 60, 90]);
/** The same for the last residuals alone, and for the steps alone. */
const ERRORS = classesUpTo([0, 1, 3, 4, 6, 7, 10, 13, 18, 24, 33, 45, 63, 90]);
const STEPS = classesUpTo([0, 1, 3, 7, 13, 23, 39]);
/** The tolerance applies from this class of roughness on. */
const ROUGH = 9;
const FIFTHS = 5;
const UNARY_BITS = 24;
/** Contexts of a class: zero and sign by fifths, then the size in unary. */
const PER_CLASS = 2 * FIFTHS + UNARY_BITS;
/** Learning rate of the neighbours' weights. */
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

/** The adaptive state; may be shared by several grids. */
export type LevelModel = {
  weights: Float64Array;
  codeResidual: (residual: number, surroundings: Surroundings) => number;
};

/** Predicts the size of the next residual. */
type Surroundings = {
  /** Class of the roughness around the cell. */
  energy: number;
  /** Classes of the last residuals alone, and of the steps alone. */
  errors: number;
  steps: number;
  /** The fifth of its rounding interval that the prediction lies in. */
  fifth: number;
};

export function createLevelModel(coder: BitCoder): LevelModel {
  return {
    weights: new Float64Array([0.8, 0.8, -0.5, 0.2, -0.1, -0.1, -0.1, 0, 0, 0]),
    codeResidual: createResidualCoder(coder),
  };
}

/**
 * Codes integers on a grid as residuals of a linear prediction from ten neighbours above and to the
 * left. `levels` and `residuals` hold the grid with a margin of two cells above and on each side;
 * the caller writes the result back into `levels`. In rough terrain the result may differ by up to
 * `tolerance` levels.
 */
export function createLevelCoder(
  model: LevelModel,
  levels: Int16Array,
  residuals: Int16Array,
  stride: number,
  tolerance: 0 | 1 = 0,
): (cell: number, level: number) => number {
  const { weights, codeResidual } = model;
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
    classifyAround(around, cell, stride, levels, residuals);
    around.fifth = Math.min(FIFTHS - 1, Math.floor((predicted - expected + 0.5) * FIFTHS));
    const unit = around.energy >= ROUGH ? 2 * tolerance + 1 : 1;
    const residual = codeResidual(Math.round((level - expected) / unit), around) * unit;
    const actual = expected + residual;
    residuals[cell] = residual;
    adapt(weights, differences, actual - predicted);
    return actual;
  };
}

/** Classifies the last residuals and the steps between the neighbours. */
function classifyAround(
  around: Surroundings,
  cell: number,
  stride: number,
  levels: Int16Array,
  residuals: Int16Array,
): void {
  const west = levels[cell - 1] ?? 0;
  const north = levels[cell - stride] ?? 0;
  const northWest = levels[cell - stride - 1] ?? 0;
  const northEast = levels[cell - stride + 1] ?? 0;
  const farNorth = levels[cell - 2 * stride] ?? 0;
  const residualWest = Math.abs(residuals[cell - 1] ?? 0);
  const residualNorth = Math.abs(residuals[cell - stride] ?? 0);
  const residualCorners =
    Math.abs(residuals[cell - stride - 1] ?? 0) + Math.abs(residuals[cell - stride + 1] ?? 0);
  const steps =
    Math.abs(west - northWest) + Math.abs(north - northWest) + Math.abs(north - northEast);
  around.energy = classOf(ENERGY, steps + 2 * residualWest + 2 * residualNorth + residualCorners);
  const residualFar =
    Math.abs(residuals[cell - 2] ?? 0) + Math.abs(residuals[cell - 2 * stride] ?? 0);
  around.errors = classOf(
    ERRORS,
    3 * residualWest + 2 * residualNorth + residualCorners + residualFar,
  );
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

/** Normalized least mean squares. */
function adapt(weights: Float64Array, differences: Float64Array, error: number): void {
  let power = 20;
  for (const difference of differences) power += difference * difference;
  const step = (RATE * error) / power;
  for (let i = 0; i < weights.length; i++) {
    weights[i] = (weights[i] ?? 0) + step * (differences[i] ?? 0);
  }
}

/** Codes an integer: zero flag, sign, then the size in unary. */
function createResidualCoder(coder: BitCoder): (residual: number, around: Surroundings) => number {
  const classes = ENERGY.count + ERRORS.count * STEPS.count;
  const contexts = createContexts(classes * PER_CLASS);
  return (residual, { energy, errors, steps, fifth }) => {
    const first = energy * PER_CLASS;
    const second = (ENERGY.count + errors * STEPS.count + steps) * PER_CLASS;
    const isZero = residual === 0 ? 1 : 0;
    if (coder(contexts, first + fifth, isZero, second + fifth) === 1) return 0;
    const signAt = FIFTHS + fifth;
    const isBelow = residual < 0 ? 1 : 0;
    const sign = coder(contexts, first + signAt, isBelow, second + signAt) === 1 ? -1 : 1;
    const size = Math.abs(residual);
    for (let read = 1; ; read++) {
      const at = 2 * FIFTHS + Math.min(read, UNARY_BITS) - 1;
      const isMore = size > read ? 1 : 0;
      if (coder(contexts, first + at, isMore, second + at) === 0) return sign * read;
    }
  };
}
