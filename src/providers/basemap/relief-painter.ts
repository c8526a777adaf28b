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
  return async ({ z, x, y, side, scheme }) => {
    const sidePx = Math.round(side);
    const pixels = await reliefTile(elevation, await readOnce(), { z, x, y, sidePx, scheme });
    return new ImageData(pixels, sidePx, sidePx);
  };
}
