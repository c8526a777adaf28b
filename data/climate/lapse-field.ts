import { LAPSE, LAPSE_GRID } from '#src/providers/climate/climate-layout.ts';
import { FIRST } from './training-set.ts';
import type { TrainingSet } from './training-set.ts';
import type { SurfaceCell } from './surface-cells.ts';

/**
 * For each node of LAPSE_GRID 24 deviations from LAPSE (12 high, 12 low), K per km, and 12 rises of
 * ln(mm + 5) a km; or null.
 */
export type LapseField = readonly (Float64Array | null)[];

/** Limits of the lapse rate, K per km: inversions, and less than the dry adiabatic rate. */
const LIMITS = { least: -2, most: 9 } as const;
const RAIN_LIMITS = { least: -0.2, most: 0.6 } as const;
/** Highs, lows, rain. */
const SLOPES = 36;
const MIN_STEP_METRES = 150;
/** The weight of the prior LAPSE, in metres of relief. */
const PRIOR_METRES = 1500;

/**
 * Local lapse rates: the difference of the fit above and below each cell's mean height, averaged
 * over the cells around a node and weighted by their relief.
 */
export function lapseField(
  cells: readonly (SurfaceCell | null)[],
  training: TrainingSet,
): LapseField {
  const { columns, rows, stepDegrees } = LAPSE_GRID;
  const sums = Array.from({ length: columns * rows }, () => new Float64Array(SLOPES));
  const weights = new Float64Array(columns * rows);
  for (const cell of cells) {
    if (cell === null || !cell.land) continue;
    const slopes = slopesAt(cell, training);
    const row = Math.min(rows - 1, Math.floor((90 - cell.lat) / stepDegrees));
    const column = Math.floor((cell.lng + 180) / stepDegrees) % columns;
    const node = row * columns + column;
    weights[node] = (weights[node] ?? 0) + cell.halfRange;
    for (let value = 0; value < SLOPES; value++) {
      const sum = sums[node];
      if (sum !== undefined) sum[value] = (sum[value] ?? 0) + cell.halfRange * (slopes[value] ?? 0);
    }
  }
  return smooth(
    sums.map((sum, node) => {
      const weight = weights[node] ?? 0;
      return weight === 0
        ? null
        : sum.map((value, place) => limited(value / (weight + PRIOR_METRES), place));
    }),
  );
}

/** Changes per km at a cell: decrease of the 24 temperatures, increase of the rain. */
function slopesAt(cell: SurfaceCell, training: TrainingSet): Float64Array {
  const step = Math.max(MIN_STEP_METRES, cell.halfRange);
  const above = training.fit({ ...cell, elevation: cell.elevation + step });
  const below = training.fit({ ...cell, elevation: cell.elevation - step });
  return Float64Array.from({ length: SLOPES }, (_, value) => {
    const perKm = (((below[value] ?? 0) - (above[value] ?? 0)) / (2 * step)) * 1000;
    return value < FIRST.rain ? perKm : -perKm;
  });
}

function limited(deviation: number, place: number): number {
  if (place >= FIRST.rain) {
    return Math.min(RAIN_LIMITS.most, Math.max(RAIN_LIMITS.least, deviation));
  }
  const lapse = LAPSE * 1000;
  return Math.min(LIMITS.most - lapse, Math.max(LIMITS.least - lapse, deviation));
}

/** Mean of each node (twice) with its four neighbours; empty nodes take their neighbours' mean. */
function smooth(field: LapseField): LapseField {
  const { columns, rows } = LAPSE_GRID;
  return field.map((own, node) => {
    const row = Math.floor(node / columns);
    const column = node % columns;
    const around = [
      row > 0 ? field[node - columns] : null,
      row < rows - 1 ? field[node + columns] : null,
      field[row * columns + ((column + 1) % columns)],
      field[row * columns + ((column + columns - 1) % columns)],
    ];
    const values = [own, own, ...around].filter((value) => value !== null && value !== undefined);
    if (values.length === 0) return null;
    return Float64Array.from(
      { length: SLOPES },
      (_, place) => values.reduce((sum, value) => sum + (value[place] ?? 0), 0) / values.length,
    );
  });
}
