import { viewZooms } from './style-table.ts';

/** The embedded map's borders of countries and regions, and how much wider they become. */
export const BORDER_WIDTH = viewZooms('10 1, 14 1.6, 16 2');
export const BORDER_CASING_WIDTH = viewZooms('10 2.2, 14 3, 16 3.6');
export const BORDER_DASH = [6.7, 2.4, 1.4, 2.4] as const;
export const DIVISION_WIDTH = viewZooms('10 0.8, 14 1.2, 16 1.5');
export const DIVISION_DASH = [3.6, 3] as const;
export const BORDER_OPACITY = 0.8;
/** The highest number of a level of regions, as provinces are. */
export const LAST_DIVISION_LEVEL = 4;
/** Borders in the sea run along the shore: no border is drawn this near to one. */
export const SHORE_CLEARANCE_M = 60;
