import { readFile } from 'node:fs/promises';
import { SEA_GRID } from '#src/providers/climate/climate-layout.ts';

/** Twelve months of the sea's surface at a cell of SEA_GRID, degrees Celsius; null without any. */
export type SeaSurface = readonly (Float64Array | null)[];

const MONTHS = 12;
const CELLS = SEA_GRID.columns * SEA_GRID.rows;
/** Each month of the file: its time, then seven elements, the sea's surface first. */
const RECORD = { bytes: 8 + 7 * CELLS * 4, before: 8 } as const;
/** The file's columns begin at 21 degrees east. */
const FIRST_COLUMN = 100;
/** No sea is colder; lower values in the file mean no data. */
const LEAST = -2.5;
/** Temperature under ice, and the latitude from which months without reports count as ice. */
const ICE = { celsius: -1.6, latitude: 55 } as const;

/**
 * COADS climatology (ships' reports of about 1946 to 1989, NOAA), as the Debian package
 * ferret-datasets installs it (coads_climatology.cdf, classic NetCDF, rows from the south pole,
 * big-endian 32-bit floats), brought to the level of 1991-2020.
 */
export async function readSeaSurface(file: string): Promise<SeaSurface> {
  const bytes = await readFile(file);
  const start = bytes.byteLength - MONTHS * RECORD.bytes;
  if (bytes.toString('latin1', 0, 3) !== 'CDF' || start < 0 || start > 10_000) {
    throw new Error(`${file} is not the expected NetCDF file`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset + start + RECORD.before);
  const { columns, rows, stepDegrees } = SEA_GRID;
  return Array.from({ length: CELLS }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = ((cell % columns) - FIRST_COLUMN + columns) % columns;
    const at = (rows - 1 - row) * columns + column;
    const months = Array.from({ length: MONTHS }, (__, month) =>
      view.getFloat32(month * RECORD.bytes + at * 4),
    );
    return corrected(months, 90 - (row + 0.5) * stepDegrees);
  });
}

/** Fills gaps (ice near the poles, else interpolated) and adds the warming to 1991-2020. */
function corrected(months: readonly number[], lat: number): Float64Array | null {
  const known = months.map((value) => value >= LEAST);
  if (!known.includes(true)) return null;
  return Float64Array.from(months, (value, month) => {
    if (known[month] === true) return value + seaWarmingAt(lat) * openness(value);
    if (Math.abs(lat) >= ICE.latitude) return ICE.celsius;
    const others = [1, 2, 3, 4, 5, 6].flatMap((step) => [month + step, month + MONTHS - step]);
    const nearest = others.find((other) => known[other % MONTHS]) ?? month;
    return months[nearest % MONTHS] ?? ICE.celsius;
  });
}

/**
 * Warming of the sea from the reports' years to 1991-2020, K: a judgement from published trends,
 * larger in northern middle latitudes, where shelf seas follow the land.
 */
function seaWarmingAt(lat: number): number {
  if (lat < -30) return 0.35;
  return 0.45 + 0.35 * Math.min(1, Math.max(0, (lat - 25) / 20));
}

/** 0 for freezing water, which does not warm, up to 1 for open water. */
function openness(celsius: number): number {
  return Math.min(1, Math.max(0, (celsius + 1.8) / 5));
}
