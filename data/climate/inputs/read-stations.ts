import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell } from '../../tables/cells.ts';
import { monthColumns, monthsOfRow } from '../../tables/month-columns.ts';
import { readCsv } from '../../tables/read-csv.ts';

/** Twelve values, January first. */
export type Months = readonly number[];

/** A row of the reference figures' stations.csv and the same row of wind-humidity.csv. */
export type Station = {
  lat: number;
  lng: number;
  /** Metres above the sea; null where the source does not tell. */
  elevation: number | null;
  /** Mean daily minimum and maximum, degrees Celsius, 1950-2000. */
  low: Months;
  high: Months;
  /** Mean of the month, mm, 1950-2000. */
  precipitation: Months;
  /** Days with at least 0.1 mm, 1961-1990. */
  dampDays: Months;
  /** Share of the possible sunshine, 0..1, 1961-1990. */
  sunshine: Months;
  /** Mean wind 10 m above the ground, m/s, 1961-1990. */
  wind: Months;
  /** Relative humidity, 0..1, 1961-1990. */
  humidity: Months;
};

const POINT = { lat: numberCell, lon: numberCell };
const stationSchema = v.object({
  ...POINT,
  elev_m: v.optional(numberCell),
  ...monthColumns('tmin', numberCell),
  ...monthColumns('tmax', numberCell),
  ...monthColumns('prec', numberCell),
  ...monthColumns('wet', numberCell),
  ...monthColumns('sun', numberCell),
});
const airSchema = v.object({
  ...POINT,
  ...monthColumns('wind', numberCell),
  ...monthColumns('rh', numberCell),
});

/** Reads both files, whose rows are the same stations in the same order. */
export async function readStations(folder: string): Promise<Station[]> {
  const airs = await readCsv(join(folder, 'wind-humidity.csv'), airSchema);
  const rows = await readCsv(join(folder, 'stations.csv'), stationSchema);
  return rows.map((row, index) => {
    const air = airs[index];
    if (air?.lat !== row.lat || air.lon !== row.lon) throw new Error(`station ${index}`);
    return {
      lat: row.lat,
      lng: row.lon,
      elevation: row.elev_m ?? null,
      low: monthsOfRow(row, 'tmin'),
      high: monthsOfRow(row, 'tmax'),
      precipitation: monthsOfRow(row, 'prec'),
      dampDays: monthsOfRow(row, 'wet'),
      sunshine: shares(monthsOfRow(row, 'sun')),
      wind: monthsOfRow(air, 'wind'),
      humidity: shares(monthsOfRow(air, 'rh')),
    };
  });
}

function shares(percents: readonly number[]): number[] {
  return percents.map((percent) => percent / 100);
}
