import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { readGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { RELIEF_TILE_PX, reliefTile } from './relief-tile.ts';
import type { ReliefTile } from './relief-tile.ts';

/** Computes relief tiles from the data pack, in whatever thread it is called. */
export function createReliefPainter(
  pack: DataPack,
): (tile: ReliefTile) => Promise<Uint8ClampedArray<ArrayBuffer>> {
  const elevation = createElevationGrid(pack);
  let ground: Promise<Ground> | null = null;
  const readOnce = (): Promise<Ground> => {
    ground ??= pack.bytes('basemap/ground').then(readGround);
    ground.catch(() => {
      ground = null;
    });
    return ground;
  };
  return async (tile) => reliefTile(elevation, await readOnce(), tile);
}

export function toBitmap(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(pixels, RELIEF_TILE_PX, RELIEF_TILE_PX));
}
