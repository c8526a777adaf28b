/** A grid of cells with centres at half steps, rows from the north pole, columns from -180. */
export type WorldGrid = { stepDegrees: number; columns: number; rows: number };

/** One of the four cells around a point and its weight; the column is wrapped. */
export type Corner = { row: number; column: number; share: number };

/** The four cells whose centres surround a point; at the poles the outermost row alone. */
export function cornersAround(grid: WorldGrid, lat: number, lng: number): Corner[] {
  const y = Math.min(grid.rows - 1, Math.max(0, (90 - lat) / grid.stepDegrees - 0.5));
  const x = (lng + 180) / grid.stepDegrees - 0.5;
  const top = Math.min(grid.rows - 2, Math.floor(y));
  const left = Math.floor(x);
  return [0, 1].flatMap((down) =>
    [0, 1].map((right) => ({
      row: top + down,
      column: (((left + right) % grid.columns) + grid.columns) % grid.columns,
      share: (1 - Math.abs(y - top - down)) * (1 - Math.abs(x - left - right)),
    })),
  );
}
