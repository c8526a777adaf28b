import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { readVectorTile } from '../tiles/vector-tile.ts';
import type { TileFeature } from '../tiles/vector-tile.ts';
import type { FetchTile } from './fetch-tile.ts';
import { createSourceTiles } from './source-tiles.ts';

/** A decoded tile by layers, `transportation` for example. Points are in steps of TILE_STEPS a side. */
export type DetailTile = ReadonlyMap<string, readonly TileFeature[]>;

/** The tiles of one source, fetched once and decoded once for pictures and names alike. */
export interface DetailTiles {
  /**
   * Null where the source has no such tile (404, or outside of its bounds and zooms). Throws
   * TravelError where it did not answer, or not with a tile.
   */
  tile(z: number, x: number, y: number, signal?: AbortSignal): Promise<DetailTile | null>;
  /** The finest zoom of the source; nearer views enlarge its tiles. */
  maxZoom: number;
}

/** A view and its neighbours, with the tiles of 14 that a view of 13 takes its paths from. */
const MAX_TILES = 128;

export function createDetailTiles(source: TileSource, fetchTile: FetchTile): DetailTiles {
  return {
    tile: createSourceTiles(source, readDetailTile, MAX_TILES, fetchTile),
    maxZoom: source.maxZoom,
  };
}

function readDetailTile(body: Uint8Array): DetailTile {
  if (!isVectorTile(body)) throw new Error('not a vector tile');
  return readVectorTile(body);
}

/** A vector tile is a row of layers (field 3, with their lengths) to its end, whatever its server calls it. */
function isVectorTile(body: Uint8Array): boolean {
  let at = 0;
  while (at < body.length) {
    if (body[at] !== 0x1a) return false;
    at += 1;
    let [length, shift] = [0, 0];
    for (let more = true; more; shift += 7) {
      const byte = body[at++];
      if (byte === undefined || shift > 28) return false;
      length += (byte & 0x7f) * 2 ** shift;
      more = byte >= 0x80;
    }
    at += length;
  }
  return at === body.length;
}
