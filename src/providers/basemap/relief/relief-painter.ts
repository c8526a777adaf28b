import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { MapTile } from '#src/domain/ports.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { readGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { reliefTile } from './relief-tile.ts';

/** Computes relief from the data pack, a pixel for each of the screen's. */
export function createReliefPainter(pack: DataPack): (tile: MapTile) => Promise<ImageData> {
  const elevation = createElevationGrid(pack);
  let ground: Promise<Ground> | null = null;
  const readOnce = (): Promise<Ground> => {
    ground ??= pack.bytes('basemap/ground').then(readGround);
    ground.catch(() => {
      ground = null;
    });
    return ground;
  };
  return async ({ z, x, y, scheme }) => {
    const square = { z, x, y, sidePx: MAP_TILE_PX, scheme };
    const pixels = await reliefTile(elevation, await readOnce(), square);
    return new ImageData(pixels, MAP_TILE_PX, MAP_TILE_PX);
  };
}
