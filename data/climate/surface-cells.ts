import { SURFACE_GRID } from '#src/providers/climate/climate-layout.ts';
import { CELLS_PER_DEGREE, COLUMNS } from '../elevation/cell-grid.ts';
import type { WorldCells } from '../elevation/world-cells.ts';
import { coastalOf } from './local-fit.ts';
import type { Site } from './local-fit.ts';

/** A cell of the climate surface: a site at the height of the lower parts of its land. */
export type SurfaceCell = Site & {
  /** Half the height range of its land, metres. */
  halfRange: number;
  /** False for sea cells beside land, which are needed for the interpolation. */
  land: boolean;
};

/** The quantile of a cell's heights that is fitted: people and stations are low. */
const LOWER = 0.25;

/** The cells with land or a land neighbour; null elsewhere. Row-major, from the north. */
export function surfaceCells(world: WorldCells, coastKm: Float32Array): (SurfaceCell | null)[] {
  const { columns, rows } = SURFACE_GRID;
  const own = Array.from({ length: columns * rows }, (_, cell) =>
    landCell(Math.floor(cell / columns), cell % columns, world, coastKm),
  );
  return own.map((cell, index) => {
    if (cell !== null) return cell;
    const row = Math.floor(index / columns);
    const column = index % columns;
    return touchesLand(own, row, column) ? seaSite(row, column) : null;
  });
}

function touchesLand(own: readonly (SurfaceCell | null)[], row: number, column: number): boolean {
  const { columns, rows } = SURFACE_GRID;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      if (own[y * columns + ((x + columns) % columns)] !== null) return true;
    }
  }
  return false;
}

function seaSite(row: number, column: number): SurfaceCell {
  return { ...centreOf(row, column), elevation: 0, coastal: 1, halfRange: 0, land: false };
}

function centreOf(row: number, column: number): { lat: number; lng: number } {
  const { stepDegrees } = SURFACE_GRID;
  return { lat: 90 - (row + 0.5) * stepDegrees, lng: (column + 0.5) * stepDegrees - 180 };
}

function landCell(
  row: number,
  column: number,
  world: WorldCells,
  coastKm: Float32Array,
): SurfaceCell | null {
  const side = SURFACE_GRID.stepDegrees * CELLS_PER_DEGREE;
  let count = 0;
  const heights: number[] = [];
  let coastal = 0;
  let lowest = Infinity;
  let highest = -Infinity;
  for (let y = row * side; y < (row + 1) * side; y++) {
    for (let x = column * side; x < (column + 1) * side; x++) {
      const cell = y * COLUMNS + x;
      if (world.kinds[cell] === 0) continue;
      const metres = world.heights[cell] ?? 0;
      count++;
      heights.push(metres);
      coastal += coastalOf(coastKm[cell] ?? 0);
      lowest = Math.min(lowest, metres);
      highest = Math.max(highest, metres);
    }
  }
  if (count === 0) return null;
  return {
    ...centreOf(row, column),
    elevation: heights.toSorted((a, b) => a - b)[Math.floor(LOWER * heights.length)] ?? 0,
    coastal: coastal / count,
    halfRange: (highest - lowest) / 2,
    land: true,
  };
}
