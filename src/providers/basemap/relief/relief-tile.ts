import type { ColorScheme } from '#src/domain/ports.ts';
import type { ElevationGrid, ElevationWindow } from '#src/providers/elevation/elevation-grid.ts';
import type { ElevationLevel } from '#src/providers/elevation/elevation-layout.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import type { Ground } from './ground.ts';
import { paintRelief } from './relief-paint.ts';
import { resample } from './resample.ts';
import { sharpenSlopes } from './relief-sharpen.ts';
import { smoothFarNorth } from './relief-smooth.ts';

/** A tile z/x/y and its side in pixels. */
export type ReliefTile = { z: number; x: number; y: number; sidePx: number; scheme: ColorScheme };

const EARTH_M = 40_075_016.686;
/** From this zoom on the full grid is used instead of the overview. */
const FULL_FROM_ZOOM = 5;
const MARGIN_CELLS = 5;
const CELLS_PER_DEGREE = { full: 24, overview: 6 } as const;
/** The climate changes slowly: it is sampled at every eighth pixel. */
const GROUND_STEP_PX = 8;

/** The RGBA pixels of a tile's relief; the sea is coloured like the lowest land. */
export async function reliefTile(
  elevation: ElevationGrid,
  ground: Ground,
  tile: ReliefTile,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const frame = frameOf(tile);
  const zoom = tile.z + Math.log2(tile.sidePx / 256);
  const { window, level } = await windowOf(elevation, frame, zoom);
  const columns = frame.lons.map((lon) => (lon - window.west) / window.stepDegrees - 0.5);
  const rows = frame.lats.map((lat) => (window.north - lat) / window.stepDegrees - 0.5);
  await yieldToMain();
  const values = sharpenSlopes(smoothFarNorth(window, level), window.columns);
  const heights = resample({ ...window, values }, columns, rows);
  await yieldToMain();
  const coarse = every(frame, GROUND_STEP_PX);
  return paintRelief({
    zoom,
    scheme: tile.scheme,
    heights,
    lats: frame.lats,
    metresPerPixel: EARTH_M / (tile.sidePx * 2 ** tile.z),
    ground: {
      ...ground.sample(coarse.lons, coarse.lats),
      side: coarse.lons.length,
      stepPx: GROUND_STEP_PX,
    },
  });
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
function frameOf({ z, x, y, sidePx }: ReliefTile): Frame {
  const world = sidePx * 2 ** z;
  const side = sidePx + 2;
  const lons = Float64Array.from(
    { length: side },
    (_, at) => ((x * sidePx + at - 0.5) / world) * 360 - 180,
  );
  const lats = Float64Array.from({ length: side }, (_, at) =>
    latitude((y * sidePx + at - 0.5) / world),
  );
  return { lons, lats };
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
