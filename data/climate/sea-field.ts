import { SEA_GRID } from '#src/providers/climate/climate-layout.ts';
import { COLUMNS, CELLS_PER_DEGREE } from '../elevation/cell-grid.ts';
import { withCoastalWaters } from './coastal-waters.ts';
import type { MonthCells } from './encode-planes.ts';
import type { CoarseGrids } from './inputs/read-coarse-grids.ts';
import type { CoastalSea } from './inputs/read-coastal-sea.ts';
import type { SeaSurface } from './inputs/read-sea-surface.ts';

const SAMPLES = 4;

/**
 * The sea's year: per cell 12 months of the mean of high and low, 12 of their difference, from the
 * coarse grids where there is water, then 12 of the water's surface (nearer to the coasts' where they are
 * known), of the wind and of the humidity; each spread over land so that every cell has a value.
 */
export function seaField(
  kinds: Uint8Array,
  grids: CoarseGrids,
  surface: SeaSurface,
  coasts: readonly CoastalSea[],
): MonthCells {
  const { columns, rows, stepDegrees } = SEA_GRID;
  const air = spreadOut(
    Array.from({ length: columns * rows }, (_, cell) => {
      const north = 90 - Math.floor(cell / columns) * stepDegrees;
      const west = (cell % columns) * stepDegrees - 180;
      return meanOfWater(north, west, kinds, grids);
    }),
  );
  const water = withCoastalWaters(spreadOut(surface.water), coasts);
  const fields = [air, water, spreadOut(surface.wind), spreadOut(surface.humidity)];
  return air.map((_, cell) =>
    Float64Array.from(fields.flatMap((field) => Array.from(field[cell] ?? []))),
  );
}

function meanOfWater(
  north: number,
  west: number,
  kinds: Uint8Array,
  grids: CoarseGrids,
): Float64Array | null {
  const sums = new Float64Array(24);
  let count = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const share = SEA_GRID.stepDegrees / SAMPLES;
    const lat = north - (Math.floor(sample / SAMPLES) + 0.5) * share;
    const lng = west + ((sample % SAMPLES) + 0.5) * share;
    const row = Math.floor((90 - lat) * CELLS_PER_DEGREE);
    const column = Math.floor((lng + 180) * CELLS_PER_DEGREE);
    if (kinds[row * COLUMNS + column] !== 0) continue;
    count++;
    for (let month = 0; month < 12; month++) {
      const high = grids.high(lat, lng, month);
      const low = grids.low(lat, lng, month);
      sums[month] = (sums[month] ?? 0) + (high + low) / 2;
      sums[12 + month] = (sums[12 + month] ?? 0) + (high - low);
    }
  }
  return count === 0 ? null : sums.map((sum) => sum / count);
}

function spreadOut(field: readonly (Float64Array | null)[]): Float64Array[] {
  let spread = field;
  while (spread.includes(null)) spread = spreadOnce(spread);
  return spread.filter((months) => months !== null);
}

/** Empty cells take the mean of the neighbours that have a value. */
function spreadOnce(field: readonly (Float64Array | null)[]): (Float64Array | null)[] {
  const { columns, rows } = SEA_GRID;
  return field.map((own, cell) => {
    if (own !== null) return own;
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const around = [
      row > 0 ? field[cell - columns] : null,
      row < rows - 1 ? field[cell + columns] : null,
      field[row * columns + ((column + 1) % columns)],
      field[row * columns + ((column + columns - 1) % columns)],
    ].filter((value) => value !== null && value !== undefined);
    const [first] = around;
    if (first === undefined) return null;
    return first.map(
      (_, place) => around.reduce((sum, value) => sum + (value[place] ?? 0), 0) / around.length,
    );
  });
}
