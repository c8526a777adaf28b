import type { ColorScheme } from '#src/domain/ports.ts';
import { RELIEF_PALETTES, TABLE_ENTRIES, TABLE_STEP_M, colorTable } from './relief-palette.ts';
import type { ReliefPalette, Rgb } from './relief-palette.ts';
import { exaggeration, shadeOf } from './relief-shade.ts';

export type ReliefInput = {
  tile: { z: number; scheme: ColorScheme };
  /** Metres, with one pixel more on every side. */
  heights: Float32Array;
  /** Of the pixel rows, with one more on each end. */
  lats: Float64Array;
  /** At the equator. */
  metresPerPixel: number;
  /** Sampled every `stepPx` pixels, `side` values a row. */
  ground: { aridity: Float32Array; warmest: Float32Array; side: number; stepPx: number };
};

/** Annual rain by temperature: desert below the first, woods above the second. */
const DRY_TO_HUMID = [9, 27] as const;
/** Warmest month in °C between which the ground turns to tundra and to ice. */
const TUNDRA = { from: 11.5, to: 7, share: 0.75 };
const ICE = { from: 4.5, to: 0.5, share: 0.85 };
const TUNDRA_FADES_AT_ZOOM = 6.5;
const LAPSE_K_PER_M = 0.0065;

const TABLES = { light: tablesOf('light'), dark: tablesOf('dark') };

/** Colours a square of ground: by height and climate, then light and shadow. */
export function paintRelief(input: ReliefInput): Uint8ClampedArray<ArrayBuffer> {
  const { heights, lats, ground } = input;
  const stride = lats.length;
  const side = stride - 2;
  const { palette, humid, dry } = TABLES[input.tile.scheme];
  const tundraShare = TUNDRA.share * clamp((TUNDRA_FADES_AT_ZOOM + 0.5 - input.tile.z) * 2);
  const pixels = new Uint8ClampedArray(side * side * 4);
  const climate = { aridity: new Float32Array(side), warmest: new Float32Array(side) };
  for (let y = 0; y < side; y += 1) {
    const lat = lats[y + 1] ?? 0;
    const run = 2 * input.metresPerPixel * Math.cos((lat * Math.PI) / 180);
    const steepness = exaggeration(input.tile.z, lat) / run;
    climateOfRow(ground, y, climate);
    for (let x = 0; x < side; x += 1) {
      const at = (y + 1) * stride + x + 1;
      const height = Math.max(0, heights[at] ?? 0);
      const entry = Math.min(TABLE_ENTRIES - 1, Math.round(height / TABLE_STEP_M)) * 3;
      const wet = smoothstep(DRY_TO_HUMID[0], DRY_TO_HUMID[1], climate.aridity[x] ?? 0);
      const summer = (climate.warmest[x] ?? 0) - height * LAPSE_K_PER_M;
      const tundra = tundraShare * clamp((TUNDRA.from - summer) / (TUNDRA.from - TUNDRA.to));
      const ice = ICE.share * clamp((ICE.from - summer) / (ICE.from - ICE.to));
      const shade = shadeOf(
        ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) * steepness,
        ((heights[at - stride] ?? 0) - (heights[at + stride] ?? 0)) * steepness,
      );
      const sun = shade < 0 ? palette.shadow : palette.light;
      const share = shade < 0 ? -shade * palette.shadowShare : shade * palette.lightShare;
      const target = (y * side + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const low = dry[entry + channel] ?? 0;
        let value = low + ((humid[entry + channel] ?? 0) - low) * wet;
        value += (channelOf(palette.tundra, channel) - value) * tundra;
        value += (channelOf(palette.ice, channel) - value) * ice;
        pixels[target + channel] = value + (channelOf(sun, channel) - value) * share;
      }
      pixels[target + 3] = 255;
    }
  }
  return pixels;
}

/** Straight lines between the samples above, below, left and right of each pixel of a row. */
function climateOfRow(
  ground: ReliefInput['ground'],
  y: number,
  into: { aridity: Float32Array; warmest: Float32Array },
): void {
  const { side, stepPx } = ground;
  const row = Math.floor(y / stepPx);
  const down = y / stepPx - row;
  for (let x = 0; x < into.aridity.length; x += 1) {
    const column = Math.floor(x / stepPx);
    const along = x / stepPx - column;
    const at = row * side + column;
    into.aridity[x] = between(ground.aridity, at, side, along, down);
    into.warmest[x] = between(ground.warmest, at, side, along, down);
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

function tablesOf(scheme: ColorScheme): {
  palette: ReliefPalette;
  humid: Uint8Array;
  dry: Uint8Array;
} {
  const palette = RELIEF_PALETTES[scheme];
  return { palette, humid: colorTable(palette.humid), dry: colorTable(palette.dry) };
}

function channelOf(color: Rgb, channel: number): number {
  return color[channel] ?? 0;
}

function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
