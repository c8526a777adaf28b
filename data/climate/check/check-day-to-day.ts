import type { MonthNormals } from '#src/domain/climate/climate.ts';
import { DAY_TO_DAY, dayToDayTerms, deviation } from '#src/providers/climate/day-to-day.ts';
import type { Climate } from '#src/domain/ports.ts';
import { readDayToDayStations, readRememberedDayToDay } from './day-to-day-stations.ts';
import { solve } from '../local-fit.ts';
import { quantile } from './quantile.ts';

/** The terms and the real deviation of a month at a place, K. */
type Row = { place: string; real: boolean; terms: readonly number[]; deviation: number };
type Element = 'high' | 'low';

const REMEMBERED_WEIGHT = 0.6;
const REMEMBERED_MONTHS = [0, 3, 6, 9];
const RIDGE = 0.02;

/**
 * Fits the weights of DAY_TO_DAY and predicts each place by a fit without it. Prints the weights
 * (they are in day-to-day.ts, rounded) and Markdown tables of the ratio predicted / real.
 */
export async function checkDayToDay(climate: Climate): Promise<void> {
  console.log('\n### One day against the mean: standard deviations\n');
  for (const element of ['high', 'low'] as const) {
    const weights = fit(await rowsOf(element, climate)).map((weight) => weight.toFixed(2));
    console.log(
      `Fitted weights, ${element}: ${weights.join(', ')} (in use: ${DAY_TO_DAY[element].join(', ')})`,
    );
  }
  console.log('\n| figures | months | high: median, 90 % | low: median, 90 % |\n|---|---|---|---|');
  const high = await rowsOf('high', climate);
  const low = await rowsOf('low', climate);
  for (const [name, real] of [
    ['from daily series', true],
    ['remembered', false],
  ] as const) {
    const count = high.filter((row) => row.real === real).length;
    console.log(`| ${name} | ${count} | ${missesOf(high, real)} | ${missesOf(low, real)} |`);
  }
}

async function rowsOf(element: Element, climate: Climate): Promise<Row[]> {
  const rows: Row[] = [];
  for (const station of await readDayToDayStations()) {
    const terms = termsAt((await climate.normalsAt(station)).months, station.lat, element);
    for (const [month, value] of station[element].entries()) {
      if (value === null) continue;
      rows.push({ place: station.name, real: true, terms: terms[month] ?? [], deviation: value });
    }
  }
  for (const place of await readRememberedDayToDay()) {
    const terms = termsAt((await climate.normalsAt(place)).months, place.lat, element);
    for (const [index, value] of place[element].entries()) {
      const month = REMEMBERED_MONTHS[index] ?? 0;
      rows.push({ place: place.name, real: false, terms: terms[month] ?? [], deviation: value });
    }
  }
  return rows;
}

function termsAt(
  months: readonly MonthNormals[],
  lat: number,
  element: Element,
): (readonly number[])[] {
  return dayToDayTerms(months, lat).map((terms) => terms[element]);
}

/** Least squares, weighted towards small deviations. */
function fit(rows: readonly Row[]): number[] {
  const size = rows[0]?.terms.length ?? 0;
  const matrix = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (__, b) => {
      const held = a === b && a > 0 ? RIDGE : 0;
      return rows.reduce(
        (sum, row) => sum + weightOf(row) * (row.terms[a] ?? 0) * (row.terms[b] ?? 0),
        held,
      );
    }),
  );
  const right = Array.from({ length: size }, (_, a) =>
    rows.reduce((sum, row) => sum + weightOf(row) * (row.terms[a] ?? 0) * row.deviation, 0),
  );
  return solve(matrix, right);
}

function weightOf(row: Row): number {
  return (row.real ? 1 : REMEMBERED_WEIGHT) / row.deviation ** 1.3;
}

function missesOf(rows: readonly Row[], real: boolean): string {
  const misses = rows
    .filter((row) => row.real === real)
    .map((row) => {
      const weights = fit(rows.filter(({ place }) => place !== row.place));
      return Math.abs(deviation(row.terms, weights) / row.deviation - 1);
    });
  const percent = (share: number) => `${Math.round(100 * quantile(misses, share))} %`;
  return `${percent(0.5)}, ${percent(0.9)}`;
}
