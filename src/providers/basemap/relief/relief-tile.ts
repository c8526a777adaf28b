import type { ColorScheme } from '#src/domain/ports.ts';
import type { ElevationGrid, ElevationWindow } from '#src/providers/elevation/elevation-grid.ts';
import type { ElevationLevel } from '#src/providers/elevation/elevation-layout.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import type { Ground } from './ground.ts';
import { groundClimate, paintRelief } from './relief-paint.ts';
import { resample } from './resample.ts';
import type { Grid } from './resample.ts';
import { exaggeration, shadeShare } from './relief-shade.ts';
import { frameAt, frameOf } from './tile-frame.ts';
import type { Frame, FramedTile } from './tile-frame.ts';
import { sharpenSlopes } from './relief-sharpen.ts';
import { smoothFarNorth } from './relief-smooth.ts';

/** A tile and its side in pixels; on the screen it is MAP_TILE_PX wide, whatever the side. */
type ReliefTile = FramedTile & { scheme: ColorScheme };

/** From this zoom on the full grid is used instead of the overview. */
const FULL_FROM_ZOOM = 5;
/** Zoom of the view from which form lines take over from the shade. */
const FORM_LINES_FROM_ZOOM = 9;
const MARGIN_CELLS = 5;
const CELLS_PER_DEGREE = { full: 24, overview: 6 } as const;

/** The RGBA pixels of a tile's relief, and its heights for form lines. */
export type ReliefPicture = {
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** Metres at FORM_POINTS in both directions, from corner to corner; null where none are drawn. */
  formHeights: Float32Array | null;
};

/** Four points a cell or more along a side of a tile, for form lines; the outer ones are those of the next tile. */
const FORM_POINTS = { far: 65, near: 33 } as const;
const FEW_FORM_POINTS_FROM_LEVEL = 10;

/** The sea is coloured like the lowest land. */
export async function reliefTile(
  elevation: ElevationGrid,
  ground: Ground,
  tile: ReliefTile,
): Promise<ReliefPicture> {
  const frame = frameOf(tile);
  const zoom = tile.z + 1;
  const { window, level } = await windowOf(elevation, frame, zoom);
  await yieldToMain();
  const values = sharpenSlopes(smoothFarNorth(window, level), window.columns);
  const grid = { ...window, values };
  const heights = heightsAt(grid, frame);
  await yieldToMain();
  const pixels = paintRelief({
    tile,
    heights,
    lats: frame.lats,
    steepness: (lat) => exaggeration(zoom, lat) * shadeShare(zoom),
    ground: groundClimate(ground, frame),
  });
  const hasFormLines = zoom >= FORM_LINES_FROM_ZOOM;
  return { pixels, formHeights: hasFormLines ? heightsAt(grid, cornersOf(tile)) : null };
}

function heightsAt(grid: Grid & ElevationWindow, { lons, lats }: Frame): Float32Array {
  const columns = lons.map((lon) => (lon - grid.west) / grid.stepDegrees - 0.5);
  const rows = lats.map((lat) => (grid.north - lat) / grid.stepDegrees - 0.5);
  return resample(grid, columns, rows);
}

/** The heights around a tile, from the overview where the full grid cannot be loaded. */
async function windowOf(
  elevation: ElevationGrid,
  { lons, lats }: Frame,
  zoom: number,
): Promise<{ window: ElevationWindow; level: ElevationLevel }> {
  const read = async (
    level: ElevationLevel,
  ): Promise<{ window: ElevationWindow; level: ElevationLevel }> => {
    const margin = MARGIN_CELLS / CELLS_PER_DEGREE[level];
    const bounds = {
      west: (lons[0] ?? 0) - margin,
      east: (lons.at(-1) ?? 0) + margin,
      north: Math.min(90, (lats[0] ?? 0) + margin),
      south: Math.max(-90, (lats.at(-1) ?? 0) - margin),
    };
    return { window: await elevation.window(bounds, level), level };
  };
  if (zoom < FULL_FROM_ZOOM) return read('overview');
  return read('full').catch(() => read('overview'));
}

/** The frame of points from corner to corner. */
function cornersOf(tile: ReliefTile): Frame {
  const points = tile.z < FEW_FORM_POINTS_FROM_LEVEL ? FORM_POINTS.far : FORM_POINTS.near;
  return frameAt(tile, points, (at) => at / (points - 1));
}
