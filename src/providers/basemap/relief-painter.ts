import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { readGround } from './ground.ts';
import { RELIEF_TILE_PX, reliefTile } from './relief-tile.ts';
import type { ReliefTile } from './relief-tile.ts';

/** Computes relief tiles from the data pack, in whatever thread it is called. */
export function createReliefPainter(
  pack: DataPack,
): (tile: ReliefTile) => Promise<Uint8ClampedArray<ArrayBuffer>> {
  const elevation = createElevationGrid(pack);
  return async (tile) =>
    reliefTile(elevation, readGround(await pack.bytes('basemap/ground')), tile);
}

export function toBitmap(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(pixels, RELIEF_TILE_PX, RELIEF_TILE_PX));
}
