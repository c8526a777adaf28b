import type { LatLng } from '#src/domain/place/location.ts';

/** Cells of one degree, rows from the north pole, columns from -180. */
export const FAR_GRID = { columns: 360, rows: 180 } as const;
/** Kilometres in a step of the file; 255 steps mean that far or more. */
export const FAR_STEP_KM = { shore: 10, lake: 4 } as const;
/** Name in the data pack: FAR_GRID bytes of distances to the shore, then to a lake. */
export const FAR_FILE = 'elevation/distances';

export type FarDistances = { shoreKm: number; lakeKm: number };

/** Bilinear distances for points far from shore or lake, accurate to about 10 km. */
export function farDistancesAt(file: Uint8Array, { lat, lng }: LatLng): FarDistances {
  const cells = FAR_GRID.columns * FAR_GRID.rows;
  return {
    shoreKm: bilinear(file.subarray(0, cells), lat, lng) * FAR_STEP_KM.shore,
    lakeKm: bilinear(file.subarray(cells), lat, lng) * FAR_STEP_KM.lake,
  };
}

function bilinear(values: Uint8Array, lat: number, lng: number): number {
  const { columns, rows } = FAR_GRID;
  const y = Math.min(rows - 1, Math.max(0, 89.5 - lat));
  const x = lng + 179.5;
  const top = Math.min(rows - 2, Math.floor(y));
  const left = Math.floor(x);
  let sum = 0;
  for (const row of [top, top + 1]) {
    for (const column of [left, left + 1]) {
      const share = (1 - Math.abs(y - row)) * (1 - Math.abs(x - column));
      sum += share * (values[row * columns + ((column + columns) % columns)] ?? 0);
    }
  }
  return sum;
}
