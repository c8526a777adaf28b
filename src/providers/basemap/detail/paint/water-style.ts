import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { StylePalette } from '#src/providers/basemap/tiles/style-palette.ts';
import { viewZooms } from './style-table.ts';

/** Lines of water by class of the schema. */
export const WATERWAY_STYLES: readonly { classes: ReadonlySet<string>; width: Zooms }[] = [
  {
    classes: new Set(['stream', 'ditch', 'drain']),
    width: viewZooms('12 0.5, 13 0.7, 14 1, 16 1.8'),
  },
  { classes: new Set(['canal']), width: viewZooms('11 1, 16 3') },
  { classes: new Set(['river']), width: viewZooms('9 0.8, 10 1, 12 1.5, 14 2.6, 16 5') },
];

export const LAKE_EDGE_WIDTH = viewZooms('10 0.8, 16 1.2');
export const SHORE_WIDTH = viewZooms('10 1.2, 12 1.4');

/** Along the shore within the sea, from below: lines of decreasing width leave thin ones at fixed distances. */
export const SEA_LINES: readonly { color: keyof StylePalette; width: number }[] = [
  { color: 'lining', width: 25 },
  { color: 'water', width: 23 },
  { color: 'lining', width: 13 },
  { color: 'water', width: 11 },
  { color: 'glow', width: 6 },
];
