import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { MapTile } from '#src/domain/ports.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import { readGround } from './ground.ts';
import { reliefTile } from './relief-tile.ts';

/** Computes the relief of map tiles from the data pack. */
export function createReliefPainter(pack: DataPack): (tile: MapTile) => Promise<ImageData> {
  const elevation = createElevationGrid(pack);
  const ground = once(async () => readGround(await pack.bytes('basemap/ground')));
  return async ({ z, x, y, scheme }) => {
    const square = { z, x, y, sidePx: MAP_TILE_PX, scheme };
    const pixels = await reliefTile(elevation, await ground(), square);
    return new ImageData(pixels, MAP_TILE_PX, MAP_TILE_PX);
  };
}
