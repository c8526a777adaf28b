import { readFile } from 'node:fs/promises';

/** Twelve values, January first. */
export type Months = readonly number[];

/** A row of the reference figures' stations.csv. */
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
};

const FIRST_COLUMN = { low: 3, high: 15, precipitation: 27, dampDays: 39, sunshine: 51 } as const;

export async function readStations(file: string): Promise<Station[]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const cells = line.split(',');
    const months = (first: number): number[] => cells.slice(first, first + 12).map(Number);
    return {
      lat: Number(cells[0]),
      lng: Number(cells[1]),
      elevation: cells[2] === '' ? null : Number(cells[2]),
      low: months(FIRST_COLUMN.low),
      high: months(FIRST_COLUMN.high),
      precipitation: months(FIRST_COLUMN.precipitation),
      dampDays: months(FIRST_COLUMN.dampDays),
      sunshine: months(FIRST_COLUMN.sunshine).map((percent) => percent / 100),
    };
  });
}
