import { PLACE_KINDS } from '#src/domain/kinds/place-kinds.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';

/* The format of the gazetteer's files, shared with data/gazetteer, which writes them. */

/** Names in the data pack. */
export const GAZETTEER_FILES = {
  places: 'gazetteer/places',
  borders: 'gazetteer/borders',
} as const;

/** Positions of places are stored in steps of 1/400 degree (280 m). */
export const PLACE_STEPS_PER_DEGREE = 400;
/** Outlines are stored in steps of 1/500 degree (220 m). */
export const BORDER_STEPS_PER_DEGREE = 500;
/** Areas of parks are stored in steps of 1/100 degree (1.1 km). */
export const AREA_STEPS_PER_DEGREE = 100;

/** Regions far from settlements are stored on a grid of half degrees, from the north-west. */
export const GRID_CELLS_PER_DEGREE = 2;
export const GRID_ROWS = 180 * GRID_CELLS_PER_DEGREE;
export const GRID_COLUMNS = 360 * GRID_CELLS_PER_DEGREE;

/** A population as one byte: steps of 7 percent, 0 for unknown. */
export function encodePopulation(population: number): number {
  if (population <= 0) return 0;
  return Math.min(255, Math.max(1, Math.round(Math.log(population) / POPULATION_STEP)));
}

/** The population of a code, rounded to two digits; 0 for unknown. */
export function decodePopulation(code: number): number {
  if (code === 0) return 0;
  const exact = Math.exp(code * POPULATION_STEP);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
}

const POPULATION_STEP = 0.0675;

/** The code of a kind in the file; settlements have none. */
export function codeOfKind(kind: PlaceKind): number {
  return PLACE_KINDS.indexOf(kind);
}
