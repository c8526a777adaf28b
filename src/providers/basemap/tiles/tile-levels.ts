/** The levels that are stored; zooms between them are drawn from the coarser one. */
export const TILE_LEVELS = [1, 3, 5, 7] as const;

/** The first level of tiles with roads: zoom 7 of the view. */
export const WAYS_FROM_LEVEL = 6;
