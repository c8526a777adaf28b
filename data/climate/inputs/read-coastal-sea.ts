import { join } from 'node:path';
import * as v from 'valibot';
import type { LatLng } from '#src/domain/place/location.ts';
import { numberCell } from '../../tables/cells.ts';
import { monthColumns, monthsOfRow } from '../../tables/month-columns.ts';
import { readCsv } from '../../tables/read-csv.ts';

const rowSchema = v.object({
  country: v.string(),
  lat: numberCell,
  lon: numberCell,
  /** Empty away from the sea. */
  ...monthColumns('sea', v.exactOptional(numberCell)),
});

/** Temperature of the water at a coast by month, degrees Celsius. */
export type CoastalSea = LatLng & { months: number[] };

/** The source's year was warmer than 1991-2020 by about this, K: a judgement. */
const YEAR_2024 = 0.8;
const FREEZING = -1.8;
/** Fjords that stay open in winter and that the source shows under ice. */
const OPEN_FJORDS = { country: 'NO', north: 62, least: 3 } as const;

/** The coasts of climate/destinations.csv (Sunshine Atlas): the year 2024, in whole degrees. */
export async function readCoastalSea(referenceFolder: string): Promise<CoastalSea[]> {
  const rows = await readCsv(join(referenceFolder, 'climate', 'destinations.csv'), rowSchema);
  return rows.flatMap((row) => {
    const point = { lat: row.lat, lng: row.lon };
    const year = monthsOfRow(row, 'sea');
    if (year.length < 12) return [];
    const { country, north, least } = OPEN_FJORDS;
    if (row.country === country && point.lat > north && Math.min(...year) < least) return [];
    return [{ ...point, months: year.map((celsius) => Math.max(FREEZING, celsius - YEAR_2024)) }];
  });
}
