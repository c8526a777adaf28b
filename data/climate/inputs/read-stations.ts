import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

const FIRST_COLUMN = { low: 3, high: 15, precipitation: 27, dampDays: 39, sunshine: 51 } as const;
const FIRST_COLUMN_OF_AIR = { wind: 3, humidity: 15 } as const;

/** Reads both files, whose rows are the same stations in the same order. */
export async function readStations(folder: string): Promise<Station[]> {
  const air = await readRows(join(folder, 'wind-humidity.csv'));
  return (await readRows(join(folder, 'stations.csv'))).map((cells, index) => {
    const months = (first: number): number[] => monthsFrom(cells, first);
    const airCells = air[index] ?? [];
    if (airCells[0] !== cells[0] || airCells[1] !== cells[1]) throw new Error(`station ${index}`);
    return {
      lat: Number(cells[0]),
      lng: Number(cells[1]),
      elevation: cells[2] === '' ? null : Number(cells[2]),
      low: months(FIRST_COLUMN.low),
      high: months(FIRST_COLUMN.high),
      precipitation: months(FIRST_COLUMN.precipitation),
      dampDays: months(FIRST_COLUMN.dampDays),
      sunshine: shares(months(FIRST_COLUMN.sunshine)),
      wind: monthsFrom(airCells, FIRST_COLUMN_OF_AIR.wind),
      humidity: shares(monthsFrom(airCells, FIRST_COLUMN_OF_AIR.humidity)),
    };
  });
}

async function readRows(file: string): Promise<string[][]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => line.split(','));
}

function monthsFrom(cells: readonly string[], first: number): number[] {
  return cells.slice(first, first + 12).map(Number);
}

function shares(percents: readonly number[]): number[] {
  return percents.map((percent) => percent / 100);
}
