import { resample } from './resample.ts';
import type { Grid } from './resample.ts';

/** The climate of the ground, which colours it together with its height. */
export interface Ground {
  /**
   * Moisture (yearly rain / rain at the limit of steppe) and the height of permanent snow in metres,
   * at every pair of longitudes and latitudes.
   */
  sample(lons: Float64Array, lats: Float64Array): GroundClimate;
}

export type GroundClimate = { moisture: Float32Array; snowLine: Float32Array };

const COLUMNS = 360;
const ROWS = 180;

/** Reads `basemap/ground`: two planes of 360 x 180 bytes, see data/basemap/ground.ts. */
export function readGround(bytes: Uint8Array): Ground {
  const plane = (at: number): Grid => ({
    values: widened(bytes.subarray(at * COLUMNS * ROWS, (at + 1) * COLUMNS * ROWS)),
    columns: COLUMNS * 2,
    rows: ROWS,
  });
  const planes = { moisture: plane(0), snowLine: plane(1) };
  return {
    sample(lons, lats) {
      const columns = lons.map((lon) => lon + 180 - 0.5 + COLUMNS / 2);
      const rows = lats.map((lat) => 90 - lat - 0.5);
      return {
        moisture: resample(planes.moisture, columns, rows).map((value) => (value / 100) ** 2),
        snowLine: resample(planes.snowLine, columns, rows).map((value) => value * 40 - 2000),
      };
    },
  };
}

/** Repeats half a world on each side, so that sampling may cross the antimeridian. */
function widened(plane: Uint8Array): Uint8Array {
  const wide = new Uint8Array(COLUMNS * 2 * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    const line = plane.subarray(row * COLUMNS, (row + 1) * COLUMNS);
    wide.set(line.subarray(COLUMNS / 2), row * COLUMNS * 2);
    wide.set(line, row * COLUMNS * 2 + COLUMNS / 2);
    wide.set(line.subarray(0, COLUMNS / 2), row * COLUMNS * 2 + COLUMNS * 1.5);
  }
  return wide;
}
