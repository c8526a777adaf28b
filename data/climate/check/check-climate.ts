import { cornersAround } from '#src/providers/climate/bilinear-corners.ts';
import type { MonthGrid } from '#src/providers/climate/climate-files.ts';
import { readLapseGrid } from '#src/providers/climate/climate-files.ts';
import { LAPSE, RAIN_OFFSET_MM, SURFACE_GRID } from '#src/providers/climate/climate-layout.ts';
import { lapseRatesAt, rainRise } from '#src/providers/climate/lapse-rates.ts';
import { encodePlanes } from '../encode-planes.ts';
import { LAPSE_GRID } from '#src/providers/climate/climate-layout.ts';
import { ELEMENT_STEPS } from '#src/providers/climate/climate-files.ts';
import { checkPairs } from './check-pairs.ts';
import { CLIMATE_REGIONS } from './climate-regions.ts';
import { lapseField } from '../lapse-field.ts';
import { quantile } from './quantile.ts';
import { readClimateInputs } from '../inputs/read-climate-inputs.ts';
import { surfaceCells } from '../surface-cells.ts';
import type { SurfaceCell } from '../surface-cells.ts';
import { surfaceMonths } from '../surface-months.ts';
import { FIRST, VALUES } from '../training-set.ts';
import type { TrainingSet } from '../training-set.ts';

/** Sides of the squares whose stations are left out together, degrees. */
const BLOCKS = [2, 5];
/** Every n-th station is predicted. */
const EVERY = 4;
/** The settings of the fit were compared on stations 0, 4, 8 ...: these are others. */
const OFFSET = 2;

type Errors = Record<'high' | 'low' | 'rain' | 'wet' | 'sun', number[]>;

/**
 * Cross-validation by spatial blocks: each station is predicted the way the surface is made (four
 * cells, lapse rates, its own height), without any station of its block. Prints Markdown tables.
 */
export async function checkClimate(referenceFolder: string): Promise<void> {
  const { world, coastKm, training } = await readClimateInputs(referenceFolder);
  const cells = surfaceCells(world, coastKm);
  const packed = encodePlanes(lapseField(cells, training), LAPSE_GRID, ELEMENT_STEPS.lapse);
  const lapse = readLapseGrid(packed);
  checkPairs(training);
  for (const block of BLOCKS) {
    console.log(`\n### Left out together: stations within ${block} x ${block} degrees\n`);
    console.log(
      '| region | stations | high: median, 90 % (K) | low: median, 90 % (K) | month with 20 mm or more: ratio 10-90 % | wet days a month: median, 90 % | sunshine, points: median, 90 % |',
    );
    console.log('|---|---|---|---|---|---|---|');
    const all = emptyErrors();
    for (const { name, from, to } of CLIMATE_REGIONS) {
      const errors = emptyErrors();
      for (const [index, site] of training.sites.entries()) {
        if (index % EVERY !== OFFSET || training.odd.has(index)) continue;
        if (site.lat < from || site.lat >= to) continue;
        addErrors(errors, index, predict(index, block, cells, training, lapse), training);
      }
      printRow(name, errors);
      for (const key of ['high', 'low', 'rain', 'wet', 'sun'] as const) {
        for (const error of errors[key]) all[key].push(error);
      }
    }
    printRow('all', all);
  }
}

function predict(
  index: number,
  block: number,
  cells: readonly (SurfaceCell | null)[],
  training: TrainingSet,
  lapse: MonthGrid,
): Float64Array {
  const site = training.sites[index];
  if (site === undefined) throw new Error('no such station');
  const own = blockOf(site.lat, site.lng, block);
  const sums = new Float64Array(VALUES);
  let total = 0;
  for (const { row, column, share } of cornersAround(SURFACE_GRID, site.lat, site.lng)) {
    const cell = cells[row * SURFACE_GRID.columns + column] ?? null;
    if (cell === null || share === 0) continue;
    const fitted = training.fit(cell, (other) => {
      const at = training.sites[other];
      return at === undefined || blockOf(at.lat, at.lng, block) !== own;
    });
    const months = surfaceMonths(cell, fitted, lapse);
    const rates = lapseRatesAt(lapse, cell.lat, cell.lng);
    for (let month = 0; month < 12; month++) {
      const middle = months[month] ?? 0;
      const half = (months[12 + month] ?? 0) / 2;
      const back = (rate: number): number => (LAPSE - rate) * site.elevation;
      const rise = rainRise(rates.rain[month] ?? 0, site.elevation, site.lat);
      add(sums, FIRST.high + month, share * (middle + half + back(rates.high[month] ?? 0)));
      add(sums, FIRST.low + month, share * (middle - half + back(rates.low[month] ?? 0)));
      add(sums, FIRST.rain + month, share * ((months[FIRST.rain + month] ?? 0) + rise));
      add(sums, FIRST.wet + month, share * (months[FIRST.wet + month] ?? 0));
      add(sums, FIRST.sun + month, share * (months[FIRST.sun + month] ?? 0));
    }
    total += share;
  }
  return sums.map((sum) => sum / total);
}

function blockOf(lat: number, lng: number, degrees: number): string {
  return `${Math.floor((lat + 90) / degrees)}/${Math.floor((lng + 180) / degrees)}`;
}

function add(sums: Float64Array, place: number, value: number): void {
  sums[place] = (sums[place] ?? 0) + value;
}

function emptyErrors(): Errors {
  return { high: [], low: [], rain: [], wet: [], sun: [] };
}

function addErrors(
  errors: Errors,
  index: number,
  predicted: Float64Array,
  training: TrainingSet,
): void {
  const truth = (place: number): number => training.values[index * VALUES + place] ?? 0;
  for (let month = 0; month < 12; month++) {
    const miss = (first: number): number =>
      Math.abs((predicted[first + month] ?? 0) - truth(first + month));
    errors.high.push(miss(FIRST.high));
    errors.low.push(miss(FIRST.low));
    errors.wet.push(miss(FIRST.wet));
    errors.sun.push(100 * miss(FIRST.sun));
    const rain = millimetres(truth(FIRST.rain + month));
    if (rain < 20) continue;
    errors.rain.push(millimetres(predicted[FIRST.rain + month] ?? 0) / rain);
  }
}

function millimetres(value: number): number {
  return Math.max(0, Math.exp(value) - RAIN_OFFSET_MM);
}

function pair(values: readonly number[]): string {
  return `${quantile(values, 0.5).toFixed(2)}, ${quantile(values, 0.9).toFixed(2)}`;
}

function printRow(name: string, errors: Errors): void {
  const [least, most] = [quantile(errors.rain, 0.1), quantile(errors.rain, 0.9)];
  const ratio = `${least.toFixed(2)} to ${most.toFixed(2)}`;
  const columns = [
    name,
    String(errors.high.length / 12),
    pair(errors.high),
    pair(errors.low),
    ratio,
    pair(errors.wet),
    pair(errors.sun),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}
