import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, numbersCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { warmingAt } from '../warming.ts';
import type { Station } from './read-stations.ts';

const months = numbersCell(12);
const rowSchema = v.object({
  name: v.string(),
  lat: numberCell,
  lng: numberCell,
  elevation: numberCell,
  high: months,
  low: months,
  rain: months,
  dampDays: months,
  sunshine: months,
  wind: months,
  humidity: months,
});

/** The stations of added-stations.txt, reduced to the years before the warming, like the file's own. */
export async function readAddedStations(): Promise<Station[]> {
  const rows = await readTable(join(import.meta.dirname, 'added-stations.txt'), rowSchema);
  return rows.map((row) => ({
    lat: row.lat,
    lng: row.lng,
    elevation: row.elevation,
    high: row.high.map((high) => high - warmingAt(row.lat).high),
    low: row.low.map((low) => low - warmingAt(row.lat).low),
    precipitation: row.rain,
    dampDays: row.dampDays,
    sunshine: row.sunshine,
    wind: row.wind,
    humidity: row.humidity,
  }));
}
