import type { ColorScheme } from '#src/domain/ports.ts';
import type { GroundClimate } from './ground.ts';
import { createGroundColor } from './ground-color.ts';
import type { GroundColor } from './ground-color.ts';
import { RELIEF_PALETTES } from './relief-palette.ts';
import { exaggeration, shadeOf, shadeShare } from './relief-shade.ts';

export type ReliefInput = {
  /** Zoom in 256-pixel tiles. */
  zoom: number;
  scheme: ColorScheme;
  /** Metres, with one pixel more on every side. */
  heights: Float32Array;
  /** Latitudes of the pixel rows, with one more on each end. */
  lats: Float64Array;
  /** At the equator. */
  metresPerPixel: number;
  /** Sampled every `stepPx` pixels, `side` values a row. */
  ground: GroundClimate & { side: number; stepPx: number };
};

/** Created with the first relief; previews do not need them. */
const groundColors = new Map<ColorScheme, GroundColor>();

/** Colours a tile by height and climate, then adds light and shadow. */
export function paintRelief(input: ReliefInput): Uint8ClampedArray<ArrayBuffer> {
  const { heights, lats, ground } = input;
  const stride = lats.length;
  const side = stride - 2;
  const palette = RELIEF_PALETTES[input.scheme];
  const groundColor = groundColorOf(input.scheme);
  const pixels = new Uint8ClampedArray(side * side * 4);
  const climate = { moisture: new Float32Array(side), snowLine: new Float32Array(side) };
  const color = new Float32Array(3);
  for (let y = 0; y < side; y += 1) {
    const lat = lats[y + 1] ?? 0;
    const run = 2 * input.metresPerPixel * Math.cos((lat * Math.PI) / 180);
    const steepness = (exaggeration(input.zoom, lat) * shadeShare(input.zoom)) / run;
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
function climateOfRow(ground: ReliefInput['ground'], y: number, into: GroundClimate): void {
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
