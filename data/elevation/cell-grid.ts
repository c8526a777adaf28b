/** The grid that the elevation files are made on: the source's own, 1/24 degree (2.5 minutes). */
export const CELLS_PER_DEGREE = 24;
export const COLUMNS = 360 * CELLS_PER_DEGREE;
export const ROWS = 180 * CELLS_PER_DEGREE;

/** Index of the cell that holds a point; rows from the north pole, columns from -180. */
export function cellAt(lat: number, lng: number): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((90 - lat) * CELLS_PER_DEGREE)));
  const column = Math.floor((lng + 180) * CELLS_PER_DEGREE) % COLUMNS;
  return row * COLUMNS + ((column + COLUMNS) % COLUMNS);
}
