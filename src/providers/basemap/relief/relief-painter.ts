import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { MapTile } from '#src/domain/ports.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import { readGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { reliefTile } from './relief-tile.ts';

/** A tile's relief, to be scaled to the tile, and its heights for form lines; see relief-tile.ts. */
export type PaintedRelief = {
  image: ImageData;
  toEdges: boolean;
  formHeights: Float32Array | null;
};

/** On this level a cell of the elevation grid is four pixels wide; on finer ones it needs no more of them. */
const FINEST_LEVEL = 6;
const LEAST_PX = MAP_TILE_PX / 4;

/** The data that relief is drawn from: the embedded heights, and the climate of the ground. */
export type ReliefData = { elevation: ElevationGrid; ground: () => Promise<Ground> };

export function createReliefData(pack: DataPack): ReliefData {
  return {
    elevation: createElevationGrid(pack),
    ground: once(async () => readGround(await pack.bytes('basemap/ground'))),
  };
}

/** Computes the relief of map tiles from the data pack. */
export function createReliefPainter({
  elevation,
  ground,
}: ReliefData): (tile: MapTile) => Promise<PaintedRelief> {
  return async ({ z, x, y, scheme, pixelRatio }) => {
    const cellsPx = Math.max(LEAST_PX, MAP_TILE_PX >> Math.max(0, z - FINEST_LEVEL));
    const toEdges = cellsPx < MAP_TILE_PX * pixelRatio;
    const sidePx = toEdges ? cellsPx + 1 : cellsPx;
    const square = { z, x, y, sidePx, scheme, toEdges };
    const { pixels, formHeights } = await reliefTile(elevation, await ground(), square);
    return { image: new ImageData(pixels, sidePx, sidePx), toEdges, formHeights };
  };
}
