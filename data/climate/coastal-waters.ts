import { cornersAround } from '#src/providers/climate/bilinear-corners.ts';
import { SEA_GRID } from '#src/providers/climate/climate-layout.ts';
import type { CoastalSea } from './inputs/read-coastal-sea.ts';

/** Weight of no correction beside the shares of a cell's coasts. */
const PRIOR = 0.6;
const ROUNDS = 3;
/** One year in whole degrees says nothing about smaller differences, K. */
const UNSURE = 1.5;

/**
 * Ships report from open water; bays and shallow seas are warmer in summer and colder in winter. Moves
 * the water of each cell towards the coasts that are read from it (successive correction).
 */
export function withCoastalWaters(
  water: readonly Float64Array[],
  coasts: readonly CoastalSea[],
): Float64Array[] {
  let cells: Float64Array[] = water.map((months) => Float64Array.from(months));
  for (let round = 0; round < ROUNDS; round++) cells = corrected(cells, coasts);
  return cells;
}

function corrected(cells: readonly Float64Array[], coasts: readonly CoastalSea[]): Float64Array[] {
  const shares = new Map<number, { total: number; misses: Float64Array }>();
  for (const { lat, lng, months } of coasts) {
    const corners = cornersAround(SEA_GRID, lat, lng).map(({ row, column, share }) => ({
      cell: row * SEA_GRID.columns + column,
      share,
    }));
    const misses = months.map((known, month) =>
      beyondDoubt(
        corners.reduce(
          (miss, { cell, share }) => miss - share * (cells[cell]?.[month] ?? 0),
          known,
        ),
      ),
    );
    for (const { cell, share } of corners) {
      const sum = shares.get(cell) ?? { total: 0, misses: new Float64Array(12) };
      sum.total += share;
      for (const [month, miss] of misses.entries()) {
        sum.misses[month] = (sum.misses[month] ?? 0) + share * miss;
      }
      shares.set(cell, sum);
    }
  }
  return cells.map((months, cell) => {
    const sum = shares.get(cell);
    if (sum === undefined) return months;
    return months.map((celsius, month) => celsius + (sum.misses[month] ?? 0) / (sum.total + PRIOR));
  });
}

function beyondDoubt(miss: number): number {
  return Math.sign(miss) * Math.max(0, Math.abs(miss) - UNSURE);
}
