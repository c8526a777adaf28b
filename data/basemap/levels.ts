/**
 * The levels of tiles that are stored, and the zoom (of 256-pixel tiles) from which each is shown.
 * Every second level is enough: zooms between are drawn from the coarser level, whose lines are
 * simplified for them.
 */
export type TileLevel = {
  z: number;
  /** Lines may be off by this many pixels at `pixelZoom`. */
  tolerancePx: number;
  pixelZoom: number;
  minIslandKm2: number;
  minLakeKm2: number;
  /** Rivers up to this rank, and not shorter than so many pixels. */
  maxRiverRank: number;
  minRiverPx: number;
  /** Tolerance of rivers over that of shores. */
  inlandCoarseness: number;
  /** Regions of a country have borders from this width of their square on; null for none. */
  minDivisionPx: number | null;
  graticule: boolean;
};

export const TILE_LEVELS: readonly TileLevel[] = [
  {
    z: 1,
    tolerancePx: 0.6,
    pixelZoom: 3,
    minIslandKm2: 260,
    minLakeKm2: 900,
    maxRiverRank: 0,
    minRiverPx: 22,
    inlandCoarseness: 1.3,
    minDivisionPx: null,
    graticule: true,
  },
  {
    z: 3,
    tolerancePx: 0.65,
    pixelZoom: 4.4,
    minIslandKm2: 22,
    minLakeKm2: 110,
    maxRiverRank: 1,
    minRiverPx: 24,
    inlandCoarseness: 1.3,
    minDivisionPx: 60,
    graticule: true,
  },
  {
    z: 5,
    tolerancePx: 1.05,
    pixelZoom: 6.3,
    minIslandKm2: 3,
    minLakeKm2: 16,
    maxRiverRank: 2,
    minRiverPx: 40,
    inlandCoarseness: 1.7,
    minDivisionPx: 40,
    graticule: false,
  },
  {
    z: 7,
    tolerancePx: 1,
    pixelZoom: 8,
    minIslandKm2: 0.35,
    minLakeKm2: 1.8,
    maxRiverRank: 2,
    minRiverPx: 32,
    inlandCoarseness: 1.8,
    minDivisionPx: null,
    graticule: false,
  },
];
