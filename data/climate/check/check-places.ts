import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import type { Climate } from '#src/domain/ports.ts';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import type { TripSpread } from '#src/domain/climate/climate-spread.ts';
import { CITY_NORMALS } from '#tests/fixtures/climate/city-normals.ts';
import { KNOWN_DAYS } from '#tests/fixtures/climate/known-days.ts';
import { KNOWN_SEA } from '#tests/fixtures/climate/known-sea.ts';
import { KNOWN_SNOW } from '#tests/fixtures/climate/known-snow.ts';
import { quantile } from './quantile.ts';

/** Prints Markdown tables of the surface's values at known places beside the known values. */
export async function checkPlaces(climate: Climate): Promise<void> {
  await printCities(climate);
  await printSea(climate);
  await printSnow(climate);
  await printDays(climate);
}

async function printCities(climate: Climate): Promise<void> {
  const misses: number[] = [];
  const rows: string[][] = [];
  for (const { city, lat, lng, january, july, year } of CITY_NORMALS) {
    const { months, elevation } = await climate.normalsAt({ lat, lng });
    const [jan, jul] = [months[0], months[6]];
    if (jan === undefined || jul === undefined) continue;
    const own = [
      jan.high - january[0],
      jan.low - january[1],
      jul.high - july[0],
      jul.low - july[1],
    ];
    misses.push(...own.map(Math.abs));
    const rain = months.reduce((sum, month) => sum + (month.precipitation ?? 0), 0);
    rows.push([
      city,
      elevation.toFixed(0),
      ...own.map(signed),
      rain.toFixed(0),
      String(year ?? ''),
    ]);
  }
  const [middle, most] = [quantile(misses, 0.5), quantile(misses, 0.9)];
  console.log(`\n### Cities\n\nMedian ${middle.toFixed(1)} K, nine in ten ${most.toFixed(1)} K.\n`);
  print(
    ['city', 'height (m)', 'Jan high', 'Jan low', 'Jul high', 'Jul low', 'mm a year', 'remembered'],
    rows,
  );
}

async function printSea(climate: Climate): Promise<void> {
  const misses: number[] = [];
  const rows: string[][] = [];
  for (const { place, lat, lng, month, celsius } of KNOWN_SEA) {
    const { sea } = await climate.normalsAt({ lat, lng });
    const computed = sea?.[month] ?? Number.NaN;
    misses.push(Math.abs(computed - celsius));
    rows.push([place, String(month + 1), computed.toFixed(1), String(celsius)]);
  }
  const [middle, most] = [quantile(misses, 0.5), quantile(misses, 0.9)];
  console.log(`\n### Sea\n\nMedian ${middle.toFixed(1)} K, nine in ten ${most.toFixed(1)} K.\n`);
  print(['coast', 'month', 'computed', 'remembered'], rows);
}

async function printSnow(climate: Climate): Promise<void> {
  console.log('\n### Snow on the ground\n');
  const rows: string[][] = [];
  for (const { place, lat, lng, month, snow } of KNOWN_SNOW) {
    const normals = await climate.normalsAt({ lat, lng });
    const { snowCover } = monthOf(normals, month);
    rows.push([
      place,
      String(month),
      percent(snowCover ?? Number.NaN),
      snow.map(percent).join(' to '),
    ]);
  }
  print(['place', 'month', 'days with snow', 'commonly known'], rows);
}

async function printDays(climate: Climate): Promise<void> {
  console.log('\n### Frosty and hot days\n');
  const rows: string[][] = [];
  for (const { place, lat, lng, month, kind, days } of KNOWN_DAYS) {
    const share = monthOf(await climate.normalsAt({ lat, lng }), month)[kind] ?? Number.NaN;
    const name = kind === 'frost' ? 'frosty' : 'hot';
    rows.push([place, String(month), name, (30.4 * share).toFixed(0), String(days)]);
  }
  print(['place', 'month', 'days', 'computed', 'remembered'], rows);
}

function monthOf(normals: ClimateNormals, month: number): TripSpread {
  const days = String(month).padStart(2, '0');
  return spreadOf(normals, `2027-${days}-01`, `2027-${days}-28`);
}

function print(columns: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(row));
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function signed(kelvin: number): string {
  return `${kelvin < 0 ? '' : '+'}${kelvin.toFixed(1)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
