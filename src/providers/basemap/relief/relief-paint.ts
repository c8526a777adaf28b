import type { ColorScheme } from '#src/domain/ports.ts';
import type { Ground, GroundClimate } from './ground.ts';
import { createGroundColor } from './ground-color.ts';
import type { GroundColor } from './ground-color.ts';
import { RELIEF_PALETTES } from './relief-palette.ts';
import { shadeOf } from './relief-shade.ts';
import { every } from './tile-frame.ts';
import type { Frame, FramedTile } from './tile-frame.ts';

export type ReliefInput = {
  tile: FramedTile & { scheme: ColorScheme };
  /** Metres, with one pixel more on every side. */
  heights: Float32Array;
  /** Latitudes of the pixel rows, with one more on each end. */
  lats: Float64Array;
  /** Times the true steepness, by latitude, is what the light falls on; 0 for the ground's colours alone. */
  steepness: (lat: number) => number;
  ground: SampledClimate;
};

/** Sampled every `stepPx` pixels, `side` values a row. */
type SampledClimate = GroundClimate & { side: number; stepPx: number };

/** The climate changes slowly: it is sampled at every eighth pixel. */
const GROUND_STEP_PX = 8;
const EARTH_M = 40_075_016.686;

/** Created with the first relief; previews do not need them. */
const groundColors = new Map<ColorScheme, GroundColor>();

/** The climate of a frame's pixels. */
export function groundClimate(ground: Ground, frame: Frame): SampledClimate {
  const { lons, lats } = every(frame, GROUND_STEP_PX);
  return { ...ground.sample(lons, lats), side: lons.length, stepPx: GROUND_STEP_PX };
}

/** Metres from one pixel to the next at a latitude. */
export function metresPerPixel({ z, sidePx, toEdges }: FramedTile, lat: number): number {
  const pixels = sidePx - (toEdges ? 1 : 0);
  return (EARTH_M * Math.cos((lat * Math.PI) / 180)) / (pixels * 2 ** z);
}

/** Colours a tile by height and climate, then adds light and shadow. */
export function paintRelief(input: ReliefInput): Uint8ClampedArray<ArrayBuffer> {
  const { heights, lats, ground } = input;
  const stride = lats.length;
  const side = stride - 2;
  const palette = RELIEF_PALETTES[input.tile.scheme];
  const groundColor = groundColorOf(input.tile.scheme);
  const pixels = new Uint8ClampedArray(side * side * 4);
  const climate = { moisture: new Float32Array(side), snowLine: new Float32Array(side) };
  const color = new Float32Array(3);
  for (let y = 0; y < side; y += 1) {
    const lat = lats[y + 1] ?? 0;
    const steepness = input.steepness(lat) / (2 * metresPerPixel(input.tile, lat));
    climateOfRow(ground, y, climate);
    for (let x = 0; x < side; x += 1) {
      const at = (y + 1) * stride + x + 1;
      groundColor(color, heights[at] ?? 0, climate.moisture[x] ?? 0, climate.snowLine[x] ?? 0);
      const shade = shadeOf(
        ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) * steepness,
        ((heights[at - stride] ?? 0) - (heights[at + stride] ?? 0)) * steepness,
      );
      const sun = shade < 0 ? palette.shadow : palette.light;
      const share = shade < 0 ? -shade * palette.shadowShare : shade * palette.lightShare;
      const target = (y * side + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = color[channel] ?? 0;
        pixels[target + channel] = value + ((sun[channel] ?? 0) - value) * share;
      }
      pixels[target + 3] = 255;
    }
  }
  return pixels;
}

function groundColorOf(scheme: ColorScheme): GroundColor {
  const color = groundColors.get(scheme) ?? createGroundColor(scheme);
  groundColors.set(scheme, color);
  return color;
}

/** Interpolates the samples linearly for each pixel of a row. */
function climateOfRow(ground: SampledClimate, y: number, into: GroundClimate): void {
  const { side, stepPx } = ground;
  const row = Math.floor(y / stepPx);
  const down = y / stepPx - row;
  for (let x = 0; x < into.moisture.length; x += 1) {
    const column = Math.floor(x / stepPx);
    const along = x / stepPx - column;
    const at = row * side + column;
    into.moisture[x] = between(ground.moisture, at, side, along, down);
    into.snowLine[x] = between(ground.snowLine, at, side, along, down);
  }
}

function between(
  values: Float32Array,
  at: number,
  side: number,
  along: number,
  down: number,
): number {
  const top = (values[at] ?? 0) * (1 - along) + (values[at + 1] ?? 0) * along;
  const bottom = (values[at + side] ?? 0) * (1 - along) + (values[at + side + 1] ?? 0) * along;
  return top * (1 - down) + bottom * down;
}
