import { join } from 'node:path';
import * as v from 'valibot';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import type { Climate } from '#src/domain/ports.ts';
import { numberCell } from '#data/tables/cells.ts';
import { monthColumns, monthsOfRow } from '#data/tables/month-columns.ts';
import { readCsv } from '#data/tables/read-csv.ts';
import { KNOWN_BAYS } from '#tests/fixtures/climate/known-bays.ts';
import { printErrors } from './error-table.ts';
import type { PlaceErrors } from './error-table.ts';
import { quantile } from './quantile.ts';

/** Months that are sunny for at least this share: the source's ultraviolet index has the clouds in it. */
const CLEAR = 0.7;
/** A lower index is no matter, and whole numbers are coarse there. */
const LEAST_UV = 2;

const rowSchema = v.object({
  city: v.string(),
  country: v.string(),
  lat: numberCell,
  lon: numberCell,
  ...monthColumns('uv', numberCell),
  /** Empty away from the sea. */
  ...monthColumns('sea', v.exactOptional(numberCell)),
});

/**
 * Prints the errors of ultraviolet index and sea temperature at the 3,833 places of
 * climate/destinations.csv (whole degrees; its sea is the year 2024). Takes some minutes.
 */
export async function checkDestinations(referenceFolder: string, climate: Climate): Promise<void> {
  const uv: PlaceErrors[] = [];
  const clearUv: PlaceErrors[] = [];
  const seas: PlaceErrors[] = [];
  const rows = await readCsv(join(referenceFolder, 'climate', 'destinations.csv'), rowSchema);
  for (const row of rows) {
    const point = { lat: row.lat, lng: row.lon };
    const place = `${row.city} (${row.country})`;
    const { months, elevation, sea } = await climate.normalsAt(point);
    const knownUv = monthsOfRow(row, 'uv');
    const misses = knownUv.map((known, month) => uvOn(month, point, elevation) - known);
    uv.push({ place, lat: point.lat, errors: misses });
    const clear = misses.filter(
      (_, month) => (months[month]?.sunshine ?? 0) >= CLEAR && (knownUv[month] ?? 0) >= LEAST_UV,
    );
    if (clear.length > 0) clearUv.push({ place, lat: point.lat, errors: clear });
    const knownSea = monthsOfRow(row, 'sea');
    if (sea === null || knownSea.length < 12) continue;
    const errors = knownSea.map((known, month) => (sea[month] ?? Number.NaN) - known);
    seas.push({ place, lat: point.lat, errors });
  }
  printErrors('Ultraviolet index, clear sky against all skies', 'steps', uv);
  printErrors(`Ultraviolet index, months with ${100 * CLEAR} % of the sunshine`, 'steps', clearUv);
  printErrors('Temperature of the sea against 2024', 'K', seas);
  await checkBays(climate);
}

async function checkBays(climate: Climate): Promise<void> {
  const sizes: number[] = [];
  console.log('\n### Bays and shallow seas\n\n| coast | month | computed | remembered |');
  console.log('| --- | --- | --- | --- |');
  for (const known of KNOWN_BAYS) {
    const { sea } = await climate.normalsAt(known);
    const computed = sea?.[known.month] ?? Number.NaN;
    sizes.push(Math.abs(computed - known.celsius));
    console.log(
      `| ${known.place} | ${known.month + 1} | ${computed.toFixed(1)} | ${known.celsius} |`,
    );
  }
  const [middle, most] = [quantile(sizes, 0.5), quantile(sizes, 0.9)];
  console.log(`\nMedian ${middle.toFixed(1)} K, nine in ten ${most.toFixed(1)} K.`);
}

function uvOn(month: number, point: { lat: number; lng: number }, elevation: number): number {
  return uvIndexOn(`2027-${String(month + 1).padStart(2, '0')}-15`, point, elevation);
}
