import { readFile } from 'node:fs/promises';

const COLUMNS = 4320;
const ROWS = 2161;

/** Metres above the sea (below: negative) at a point. */
export type HeightAt = (lat: number, lng: number) => number;

/**
 * ETOPO5 (NOAA, public domain), 5 arc minutes, bilinear, as the Debian package ferret-datasets
 * installs it (etopo5.cdf, classic NetCDF, variable ROSE: rows from the south pole, columns from
 * Greenwich, big-endian 32-bit floats at the end of the file).
 */
export async function readEtopo5(file: string): Promise<HeightAt> {
  const bytes = await readFile(file);
  const start = bytes.byteLength - COLUMNS * ROWS * 4;
  if (bytes.toString('latin1', 0, 3) !== 'CDF' || start < 0 || start > 100_000) {
    throw new Error(`${file} is not the expected NetCDF file`);
  }
  const heights = new Float32Array(COLUMNS * ROWS);
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  for (let i = 0; i < heights.length; i++) heights[i] = view.getFloat32(i * 4);
  const at = (row: number, column: number): number => heights[row * COLUMNS + column] ?? 0;
  return (lat, lng) => {
    const y = Math.min(ROWS - 1.001, (lat + 90) * 12);
    const x = (((lng % 360) + 360) % 360) * 12;
    const row = Math.floor(y);
    const column = Math.floor(x) % COLUMNS;
    const next = (column + 1) % COLUMNS;
    const north = at(row + 1, column) * (1 - (x % 1)) + at(row + 1, next) * (x % 1);
    const south = at(row, column) * (1 - (x % 1)) + at(row, next) * (x % 1);
    return north * (y - row) + south * (1 - (y - row));
  };
}
