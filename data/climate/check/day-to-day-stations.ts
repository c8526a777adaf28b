import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, numbersCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';

/** Twelve numbers, or - for what is not known. */
const knownMonthsCell = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.array(
    v.union([
      v.pipe(
        v.literal('-'),
        v.transform(() => null),
      ),
      numberCell,
    ]),
  ),
  v.length(12, 'not twelve months'),
);
const stationSchema = v.object({
  name: v.string(),
  lat: numberCell,
  lng: numberCell,
  years: numberCell,
  high: knownMonthsCell,
  low: knownMonthsCell,
});
const rememberedSchema = v.object({
  name: v.string(),
  lat: numberCell,
  lng: numberCell,
  high: numbersCell(4),
  low: numbersCell(4),
});

/** How much single days differ from the mean, from real series: see the head of the table. */
export async function readDayToDayStations(): Promise<v.InferOutput<typeof stationSchema>[]> {
  return readTable(join(import.meta.dirname, 'day-to-day-stations.txt'), stationSchema);
}

/** The same from memory, of January, April, July and October. */
export async function readRememberedDayToDay(): Promise<v.InferOutput<typeof rememberedSchema>[]> {
  return readTable(join(import.meta.dirname, 'day-to-day-remembered.txt'), rememberedSchema);
}
