import { CLIMATE_REGIONS } from './climate-regions.ts';
import { quantile } from './quantile.ts';

/** Computed minus known value at a place: one figure, or one for each month. */
export type PlaceErrors = { place: string; lat: number; errors: readonly number[] };

const WORST = 10;

/** Prints the errors by region, then the places that are furthest off. */
export function printErrors(title: string, unit: string, places: readonly PlaceErrors[]): void {
  console.log(`\n### ${title}\n`);
  console.log(`| region | places | median (${unit}) | nine in ten (${unit}) | mean (${unit}) |`);
  console.log('| --- | --- | --- | --- | --- |');
  for (const { name, from, to } of CLIMATE_REGIONS) {
    printRow(
      name,
      places.filter(({ lat }) => lat >= from && lat < to),
    );
  }
  printRow('all', places);
  const worst = places.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, WORST);
  const named = worst.map(({ place, errors }) => `${place} ${signed(meanOf(errors))}`);
  console.log(`\nWorst, by the mean size over the months, with the mean: ${named.join(', ')}.`);
}

function printRow(name: string, places: readonly PlaceErrors[]): void {
  if (places.length === 0) return;
  const errors = places.flatMap((place) => place.errors);
  const sizes = errors.map(Math.abs);
  const figures = [quantile(sizes, 0.5), quantile(sizes, 0.9)].map((figure) => figure.toFixed(2));
  console.log(
    `| ${[name, String(places.length), ...figures, signed(meanOf(errors))].join(' | ')} |`,
  );
}

function sizeOf({ errors }: PlaceErrors): number {
  return meanOf(errors.map(Math.abs));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
}
