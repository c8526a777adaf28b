import TileGrid from 'ol/tilegrid/TileGrid.js';
import { WORLD_EDGE_M } from './map-view.ts';

/** Of 512-pixel tiles: the first and last whose pictures are drawn, for zooms 2 to 11. */
const LEVELS = { first: 1, last: 10 } as const;
const SIDE_PX = 512;

/** A level of the grid: whole ones and, between them, the same squares drawn larger. */
export type GridLevel = { z: number; side: number };

/**
 * Pictures are drawn for every half zoom, so that none is ever stretched by more than a fifth: lines
 * and relief stay sharp wherever a pinch ends.
 */
export const GRID_LEVELS: readonly GridLevel[] = Array.from(
  { length: (LEVELS.last - LEVELS.first) * 2 + 1 },
  (_, at) => ({
    z: LEVELS.first + Math.floor(at / 2),
    side: at % 2 === 0 ? SIDE_PX : SIDE_PX * Math.SQRT2,
  }),
);

export function createPictureGrid(): TileGrid {
  return new TileGrid({
    extent: [-WORLD_EDGE_M, -WORLD_EDGE_M, WORLD_EDGE_M, WORLD_EDGE_M],
    resolutions: GRID_LEVELS.map(({ z, side }) => (2 * WORLD_EDGE_M) / 2 ** z / side),
    tileSizes: GRID_LEVELS.map(({ side }) => side),
  });
}
