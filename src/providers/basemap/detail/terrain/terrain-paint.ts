import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import type { Ground } from '#src/providers/basemap/relief/ground.ts';
import {
  groundClimate,
  metresPerPixel,
  paintRelief,
} from '#src/providers/basemap/relief/relief-paint.ts';
import { RELIEF_PALETTES } from '#src/providers/basemap/relief/relief-palette.ts';
import { shadeOf } from '#src/providers/basemap/relief/relief-shade.ts';
import { frameOf, pixelShares } from '#src/providers/basemap/relief/tile-frame.ts';
import type { FramedTile } from '#src/providers/basemap/relief/tile-frame.ts';
import { sharesOf } from './terrain-blocks.ts';
import type { TerrainPart } from './terrain-blocks.ts';

type PaintedTile = FramedTile & { scheme: ColorScheme };
type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** By zoom of 512-pixel tiles: how much steeper than it is the ground stands in the light. */
const STEEPNESS: Zooms = [
  [9, 2.2],
  [11, 1.6],
  [13, 1.25],
  [15, 1.1],
];
/** How much of the palette's light and shadow is left: paths and contours come to the fore. */
const STRENGTH: Zooms = [
  [9, 0.85],
  [11, 0.62],
  [13, 0.5],
  [15, 0.4],
];

/** The ground's colours by height and climate, without light. */
export function groundPixels(part: TerrainPart, ground: Ground, tile: PaintedTile): Pixels {
  const frame = frameOf(tile);
  const heights = part.heightsAt(sharesOf(tile.sidePx + 2, pixelShares(tile)));
  return paintRelief({
    tile,
    heights,
    lats: frame.lats,
    steepness: () => 0,
    ground: groundClimate(ground, frame),
  });
}

/** Light and shadow as colours with alpha. */
export function shadePixels(part: TerrainPart, tile: PaintedTile): Pixels {
  const { sidePx: side, z, scheme } = tile;
  const stride = side + 2;
  const heights = part.heightsAt(sharesOf(stride, pixelShares(tile)));
  const { lats } = frameOf(tile);
  const { light, shadow, lightShare, shadowShare } = RELIEF_PALETTES[scheme];
  const strength = atZoom(STRENGTH, z) * 255;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    const steepness = atZoom(STEEPNESS, z) / (2 * metresPerPixel(tile, lats[y + 1] ?? 0));
    for (let x = 0; x < side; x += 1) {
      const at = (y + 1) * stride + x + 1;
      const shade = shadeOf(
        ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) * steepness,
        ((heights[at - stride] ?? 0) - (heights[at + stride] ?? 0)) * steepness,
      );
      const sun = shade < 0 ? shadow : light;
      const target = (y * side + x) * 4;
      pixels[target] = sun[0];
      pixels[target + 1] = sun[1];
      pixels[target + 2] = sun[2];
      pixels[target + 3] = (shade < 0 ? -shade * shadowShare : shade * lightShare) * strength;
    }
  }
  return pixels;
}
