/** The levels that are stored; zooms between them are drawn from the coarser one. */
export const TILE_LEVELS = [1, 3, 5, 7] as const;
