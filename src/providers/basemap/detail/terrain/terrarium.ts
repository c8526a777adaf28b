import { contextOf, createCanvas } from '#src/providers/basemap/tiles/canvas.ts';

/** The heights of a terrain tile, metres, row by row from the north-west. */
export type TerrainTile = {
  heights: Float32Array;
  side: number;
  /** The rows and columns that are known; beyond them the border of the data is repeated. */
  known: KnownPart;
};

/** The first one and the one past the last. */
type KnownPart = { columns: readonly [number, number]; rows: readonly [number, number] };

export type DecodeTerrain = (body: Uint8Array) => Promise<TerrainTile>;

type Pixels = { data: ArrayLike<number>; width: number; height: number };

/** Lower than any place on earth, metres: the tiles' value for 'unknown' is -32768. */
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
  return { heights, side: width, known: knownPart(heights, width) };
}

/**
 * So many equal rows or columns are no ground: tools repeat the last one where their data end. A sea or
 * a lake is level along them as well.
 */
const LEAST_REPEATED = 4;

function knownPart(heights: Float32Array, side: number): KnownPart {
  const heightAt = (line: number, at: number, isRow: boolean): number =>
    heights[isRow ? line * side + at : at * side + line] ?? 0;
  const isRepeated = (line: number, next: number, isRow: boolean): boolean => {
    let isLevel = true;
    for (let at = 0; at < side; at += 1) {
      if (heightAt(line, at, isRow) !== heightAt(next, at, isRow)) return false;
      isLevel &&= heightAt(line, at, isRow) === heightAt(line, 0, isRow);
    }
    return !isLevel;
  };
  const range = (isRow: boolean): [number, number] => {
    let [first, end] = [0, side];
    while (first < side - 1 && isRepeated(first, first + 1, isRow)) first += 1;
    if (first === side - 1) return [0, side];
    while (isRepeated(end - 1, end - 2, isRow)) end -= 1;
    return [first < LEAST_REPEATED ? 0 : first, side - end < LEAST_REPEATED ? side : end];
  };
  return { columns: range(false), rows: range(true) };
}
