import type { TileFeature } from '../tiles/vector-tile.ts';

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
