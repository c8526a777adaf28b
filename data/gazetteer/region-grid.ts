import {
  GRID_CELLS_PER_DEGREE,
  GRID_COLUMNS,
  GRID_ROWS,
} from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { crossingsAt } from './region-lands.ts';
import type { RegionLand } from './region-lands.ts';
import type { Settlement } from './settlements.ts';

/**
 * For each half degree far from any settlement the number of its region + 1, 0 where a settlement
 * is near, on the sea, or without a matching region.
 */
export function createRegionGrid(
  lands: readonly RegionLand[],
  settlements: readonly Settlement[],
): Uint16Array {
  const grid = new Uint16Array(GRID_ROWS * GRID_COLUMNS);
  for (const land of lands) fill(grid, land);
  for (const { lat, lng } of settlements) clearAround(grid, lat, lng);
  return grid;
}

/** Fills the cells whose middle lies inside, row by row, by the even-odd rule. */
function fill(grid: Uint16Array, { region, rings, south, north }: RegionLand): void {
  for (let row = 0; row < GRID_ROWS; row++) {
    const lat = 90 - (row + 0.5) / GRID_CELLS_PER_DEGREE;
    if (lat < south || lat > north) continue;
    const crossings = rings.flatMap((points) => crossingsAt(points, lat)).toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.ceil(((crossings[pair] ?? 0) + 180) * GRID_CELLS_PER_DEGREE - 0.5);
      const to = Math.floor(((crossings[pair + 1] ?? 0) + 180) * GRID_CELLS_PER_DEGREE - 0.5);
      for (let column = Math.max(0, from); column <= Math.min(GRID_COLUMNS - 1, to); column++) {
        grid[row * GRID_COLUMNS + column] = region + 1;
      }
    }
  }
}

/** Clears the cells near a settlement, where the grid is not used. */
function clearAround(grid: Uint16Array, lat: number, lng: number): void {
  const row = Math.floor((90 - lat) * GRID_CELLS_PER_DEGREE);
  const column = Math.floor((lng + 180) * GRID_CELLS_PER_DEGREE);
  const index = row * GRID_COLUMNS + column;
  if (index >= 0 && index < grid.length) grid[index] = 0;
}
