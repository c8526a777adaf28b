import { contextOf, createCanvas } from '#src/providers/basemap/tiles/canvas.ts';

/** The heights of a terrain tile, metres, row by row from the north-west. */
export type TerrainTile = { heights: Float32Array; side: number };

export type DecodeTerrain = (body: Uint8Array) => Promise<TerrainTile>;

type Pixels = { data: ArrayLike<number>; width: number; height: number };

/** What no place on earth is below: the tiles' value for 'unknown' is -32768. */
const LOWEST_M = -11_500;

/** Reads a picture whose colours are heights; throws where it is none. */
export async function readTerrarium(body: Uint8Array): Promise<TerrainTile> {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(body)]), {
    // Colours are numbers here: nothing may correct them.
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const { width, height } = picture;
  const context = contextOf(createCanvas(Math.max(width, height)), { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  picture.close();
  return terrariumHeights(context.getImageData(0, 0, width, height));
}

/** Metres are red * 256 + green + blue / 256 - 32768; NaN where the height is unknown. */
export function terrariumHeights({ data, width, height }: Pixels): TerrainTile {
  if (width !== height || width < 2) throw new Error('not a terrain tile');
  const heights = new Float32Array(width * height);
  for (let at = 0; at < heights.length; at += 1) {
    const [red = 0, green = 0] = [data[at * 4], data[at * 4 + 1]];
    const metres = red * 256 + green + (data[at * 4 + 2] ?? 0) / 256 - 32_768;
    heights[at] = metres < LOWEST_M || data[at * 4 + 3] === 0 ? Number.NaN : metres;
  }
  return { heights, side: width };
}
