/** The levels that are stored; what lies between is drawn from the coarser one. */
export const TILE_LEVELS = [1, 3, 5, 7] as const;
