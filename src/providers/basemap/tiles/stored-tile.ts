import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { MapTile } from '#src/domain/ports.ts';
import type { Place } from './draw-stroke.ts';
import { TILE_STEPS } from './vector-tile.ts';

/** The address of a tile with data. */
export type StoredTile = { z: number; x: number; y: number };

/** The stored tiles of a level that cover a tile: the one it lies in, or all those within it. */
export function coveringTiles(tile: StoredTile, z: number): StoredTile[] {
  const finer = z - tile.z;
  if (finer <= 0) return [{ z, x: tile.x >> -finer, y: tile.y >> -finer }];
  const across = 2 ** finer;
  return Array.from({ length: across * across }, (_, at) => ({
    z,
    x: tile.x * across + (at % across),
    y: tile.y * across + Math.floor(at / across),
  }));
}

/** Where a stored tile lies on the canvas of a tile that it covers, or lies in. */
export function placeOf(stored: StoredTile, tile: MapTile): Place {
  const side = sideOf(tile);
  const across = 2 ** (tile.z - stored.z);
  return {
    left: (stored.x * across - tile.x) * side,
    top: (stored.y * across - tile.y) * side,
    stepPx: (side * across) / TILE_STEPS,
  };
}

/** Device pixels. */
export function sideOf(tile: MapTile): number {
  return Math.round(MAP_TILE_PX * tile.pixelRatio);
}
