import type { StoredTile } from '#src/providers/basemap/tiles/stored-tile.ts';

/** From a tile to one beside it, in tiles. */
export type Neighbour = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

export const NEIGHBOURS: readonly Neighbour[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** The tile there; east and west go round the world. */
export function neighbourOf({ z, x, y }: StoredTile, [across, down]: Neighbour): StoredTile {
  const world = 2 ** z;
  return { z, x: (x + across + world) % world, y: y + down };
}
