import type { ColorScheme } from '#src/domain/ports.ts';
import type { ElevationGrid, ElevationWindow } from '#src/providers/elevation/elevation-grid.ts';
import type { ElevationLevel } from '#src/providers/elevation/elevation-layout.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import type { Ground } from './ground.ts';
import { paintRelief } from './relief-paint.ts';
import { resample } from './resample.ts';
import type { Grid } from './resample.ts';
import { sharpenSlopes } from './relief-sharpen.ts';
import { smoothFarNorth } from './relief-smooth.ts';

/** A tile z/x/y and its side in pixels; on the screen it is MAP_TILE_PX wide, whatever the side. */
export type ReliefTile = {
  z: number;
  x: number;
  y: number;
  sidePx: number;
  scheme: ColorScheme;
  /** The centres of the outer pixels are on the tile's edges, so that enlarged tiles meet without a seam. */
  toEdges: boolean;
};

const EARTH_M = 40_075_016.686;
/** From this zoom on the full grid is used instead of the overview. */
const FULL_FROM_ZOOM = 5;
/** Zoom of the view from which form lines take over from the shade. */
const FORM_LINES_FROM_ZOOM = 9;
const MARGIN_CELLS = 5;
const CELLS_PER_DEGREE = { full: 24, overview: 6 } as const;
/** The climate changes slowly: it is sampled at every eighth pixel. */
const GROUND_STEP_PX = 8;

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
  const coarse = every(frame, GROUND_STEP_PX);
  const pixels = paintRelief({
    zoom,
    scheme: tile.scheme,
    heights,
    lats: frame.lats,
    metresPerPixel: EARTH_M / ((tile.sidePx - (tile.toEdges ? 1 : 0)) * 2 ** tile.z),
    ground: {
      ...ground.sample(coarse.lons, coarse.lats),
      side: coarse.lons.length,
      stepPx: GROUND_STEP_PX,
    },
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

type Frame = { lons: Float64Array; lats: Float64Array };

/** Longitudes and latitudes of the pixel centres, with one pixel more on every side. */
function frameOf({ sidePx, toEdges, ...tile }: ReliefTile): Frame {
  return frameAt(tile, sidePx + 2, (at) =>
    toEdges ? (at - 1) / (sidePx - 1) : (at - 0.5) / sidePx,
  );
}

/** The frame of points from corner to corner. */
function cornersOf(tile: ReliefTile): Frame {
  const points = tile.z < FEW_FORM_POINTS_FROM_LEVEL ? FORM_POINTS.far : FORM_POINTS.near;
  return frameAt(tile, points, (at) => at / (points - 1));
}

/** `shareOf`: where the points are along the tile's side, as a share of it. */
function frameAt(
  { z, x, y }: Pick<ReliefTile, 'z' | 'x' | 'y'>,
  length: number,
  shareOf: (at: number) => number,
): Frame {
  const world = 2 ** z;
  return {
    lons: Float64Array.from({ length }, (_, at) => ((x + shareOf(at)) / world) * 360 - 180),
    lats: Float64Array.from({ length }, (_, at) => latitude((y + shareOf(at)) / world)),
  };
}

function latitude(mercatorY: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * mercatorY))) * 180) / Math.PI;
}

/** Every n-th pixel of a frame, from its first inner one to one past the last. */
function every(frame: Frame, step: number): Frame {
  const pick = (values: Float64Array): Float64Array =>
    Float64Array.from(
      { length: Math.ceil((values.length - 2) / step) + 1 },
      (_, at) => values[1 + at * step] ?? values.at(-1) ?? 0,
    );
  return { lons: pick(frame.lons), lats: pick(frame.lats) };
}
