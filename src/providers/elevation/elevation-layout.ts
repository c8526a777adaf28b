/** The layout of the elevation files, shared with data/elevation, which writes them. */
export const ELEVATION_LAYOUT = {
  /** One file, cells of 1/6 degree. */
  overview: { cellsPerDegree: 6, blockColumns: 2160, blockRows: 1080 },
  /** 16 x 8 files of 22.5 degrees, cells of 1/24 degree. */
  full: { cellsPerDegree: 24, blockColumns: 540, blockRows: 540 },
} as const;

export type ElevationLevel = keyof typeof ELEVATION_LAYOUT;

/** Name in the data pack; block rows count from the north pole, block columns from -180. */
export function elevationFileName(level: ElevationLevel, row: number, column: number): string {
  return level === 'overview' ? 'elevation/overview' : `elevation/full-${row}-${column}`;
}
