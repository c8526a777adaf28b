import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import type { FetchTile } from '#src/providers/basemap/detail/fetch-tile.ts';
import { terrariumHeights } from '#src/providers/basemap/detail/terrain/terrarium.ts';
import type { TerrainTile } from '#src/providers/basemap/detail/terrain/terrarium.ts';

/** Metres at a point of the world, both 0 to 1 from the north-west. */
export type Land = (x: number, y: number) => number;

const SIDE = 256;

export const MADE_SOURCE: TileSource = {
  template: 'https://tiles.test/{z}/{x}/{y}.png',
  minZoom: 8,
  maxZoom: 12,
  bounds: null,
};

/** A server of terrain tiles that are computed from a land, and which of them were asked for. */
export function madeTerrain(
  land: Land,
  answer: (tile: string) => 'tile' | 'absent' | 'failure' = () => 'tile',
): { asked: string[]; options: { fetchTile: FetchTile; decode: typeof readMade } } {
  const asked: string[] = [];
  const fetchTile: FetchTile = async (url) => {
    const name = url.slice('https://tiles.test/'.length, -'.png'.length);
    asked.push(name);
    const kind = answer(name);
    if (kind === 'failure') throw new Error('status 500');
    if (kind === 'absent') return null;
    const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
    return terrariumPixels(land, z, x, y);
  };
  return { asked, options: { fetchTile, decode: readMade } };
}

/** The pixels of a tile, as a decoded picture has them. */
export function terrariumPixels(land: Land, z: number, x: number, y: number): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [column, row] = [(at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5];
    const value = land((x + column / SIDE) / 2 ** z, (y + row / SIDE) / 2 ** z) + 32_768;
    pixels.set([value >> 8, Math.floor(value) & 255, Math.floor((value % 1) * 256), 255], at * 4);
  }
  return pixels;
}

/** In place of the browser's decoder of pictures, which node does not have. */
async function readMade(body: Uint8Array): Promise<TerrainTile> {
  return terrariumHeights({ data: body, width: SIDE, height: SIDE });
}
