import { readFile } from 'node:fs/promises';
import { SEA_GRID } from '#src/providers/climate/climate-layout.ts';

/** Twelve months at each cell of SEA_GRID; null where there is none. */
type SeaMonths = readonly (Float64Array | null)[];

export type SeaSurface = {
  /** Temperature of the water's surface, degrees Celsius, 1991-2020. */
  water: SeaMonths;
  /** Mean wind over the water, m/s, as ships reported it. */
  wind: SeaMonths;
  /** Relative humidity of the air over the water, 0..1. */
  humidity: SeaMonths;
};

const MONTHS = 12;
const CELLS = SEA_GRID.columns * SEA_GRID.rows;
/** Each month of the file: its time, then seven elements. */
const RECORD = { bytes: 8 + 7 * CELLS * 4, before: 8 } as const;
/** Their order: K by degrees Celsius, g of vapour in a kg of air, m/s, hPa. */
const ELEMENT = { water: 0, air: 1, vapour: 2, wind: 3, pressure: 6 } as const;
/** Values of other sizes mean no data. */
const MOST = 2000;
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
  const eachCell = (
    of: (months: (element: number) => number[], row: number) => Months,
  ): SeaMonths =>
    Array.from({ length: CELLS }, (_, cell) => {
      const row = Math.floor(cell / columns);
      const column = ((cell % columns) - FIRST_COLUMN + columns) % columns;
      const at = (rows - 1 - row) * columns + column;
      return of(
        (element) =>
          Array.from({ length: MONTHS }, (__, month) =>
            view.getFloat32(month * RECORD.bytes + (element * CELLS + at) * 4),
          ),
        row,
      );
    });
  return {
    water: eachCell((months, row) =>
      corrected(months(ELEMENT.water), 90 - (row + 0.5) * stepDegrees),
    ),
    wind: eachCell((months) =>
      filled(months(ELEMENT.wind).map((wind) => (wind >= 0 && wind < MOST ? wind : null))),
    ),
    humidity: eachCell((months) => humidityOf(months)),
  };
}

type Months = Float64Array | null;

function humidityOf(months: (element: number) => number[]): Months {
  const air = months(ELEMENT.air);
  const pressure = months(ELEMENT.pressure);
  return filled(
    months(ELEMENT.vapour).map((grams, month) => {
      const celsius = air[month] ?? -Infinity;
      const hPa = pressure[month] ?? 0;
      const isKnown = grams > 0 && grams < MOST && Math.abs(celsius) < 60 && hPa > 0 && hPa < MOST;
      if (!isKnown) return null;
      const share = grams / 1000;
      const vapour = (share * hPa) / (0.622 + 0.378 * share);
      return Math.min(1, vapour / saturationAt(celsius));
    }),
  );
}

/** Pressure of saturated vapour over water, hPa (Magnus). */
function saturationAt(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** Unknown months take the nearest known one; null without any. */
function filled(months: readonly (number | null)[]): Months {
  if (months.every((value) => value === null)) return null;
  return Float64Array.from(months, (value, month) => {
    if (value !== null) return value;
    const known = [1, 2, 3, 4, 5, 6]
      .flatMap((step) => [month + step, month + MONTHS - step])
      .map((other) => months[other % MONTHS] ?? null)
      .find((other) => other !== null);
    return known ?? 0;
  });
}

/** Fills gaps (ice near the poles, else interpolated) and adds the warming to 1991-2020. */
function corrected(months: readonly number[], lat: number): Months {
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
