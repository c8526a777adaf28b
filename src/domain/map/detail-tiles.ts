/** Tiles on a server. */
export type TileSource = {
  /** Absolute address with `{z}`, `{x}` and `{y}`. */
  template: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north, degrees; null for the whole world. */
  bounds: readonly [west: number, south: number, east: number, north: number] | null;
};

/** The detailed map: vector tiles of the OpenMapTiles schema, and terrarium elevation tiles. */
export type DetailSources = { tiles: TileSource | null; terrain: TileSource | null };
