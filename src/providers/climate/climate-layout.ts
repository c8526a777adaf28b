/**
 * The layout of the climate files, shared with data/climate, which writes them. Cell centres are at
 * 90 - (row + 0.5) * step and -180 + (column + 0.5) * step degrees.
 */
export const SURFACE_GRID = { stepDegrees: 0.5, columns: 720, rows: 360 } as const;
/** The surface is stored as square tiles of this many cells a side, decoded on demand. */
export const TILE_CELLS = 90;
export const TILE_COLUMNS = SURFACE_GRID.columns / TILE_CELLS;
export const TILE_ROWS = SURFACE_GRID.rows / TILE_CELLS;

export const SEA_GRID = { stepDegrees: 2, columns: 180, rows: 90 } as const;
export const LAPSE_GRID = { stepDegrees: 2.5, columns: 144, rows: 72 } as const;

/** Quantization steps of the yearly-cycle coefficients of each element. */
export const SURFACE_STEPS = {
  /** Mean of high and low, reduced to sea level, K. */
  middle: 0.36,
  /** High minus low, K. */
  range: 0.64,
  /** ln(mm + 5). */
  rain: 0.18,
  /** Days of a month with at least 1 mm. */
  wet: 1.1,
  /** Share of the possible sunshine. */
  sun: 0.05,
  /** Mean wind, m/s. */
  wind: 0.6,
  /** Relative humidity, 0..1. */
  humidity: 0.06,
} as const;

export const SEA_STEPS = {
  /** Temperature of the air, K. */
  middle: 0.8,
  range: 0.8,
  /** The water's surface, K. */
  water: 0.6,
  /** Mean wind, m/s. */
  wind: 0.8,
  /** Relative humidity, 0..1. */
  humidity: 0.06,
} as const;

/**
 * The same for the lapse rates: K per km by which high and low fall more than LAPSE, and the rise of
 * ln(mm + 5) per km.
 */
export const LAPSE_STEPS = { high: 0.6, low: 0.6, rain: 0.08 } as const;

/** The mean lapse rate of temperature, K per metre. */
export const LAPSE = 0.0055;

/** Added to a month's mm before the logarithm. */
export const RAIN_OFFSET_MM = 5;

/** Marks missing precipitation; far below the value of a month without rain. */
export const UNKNOWN_RAIN = -20;

/** Marks missing sunshine, wind and humidity. */
export const UNKNOWN = -1;

/** Names of the files in the data pack. */
export const CLIMATE_FILES = {
  surface: 'climate/surface',
  sea: 'climate/sea',
  lapse: 'climate/lapse',
  local: 'climate/local',
} as const;
