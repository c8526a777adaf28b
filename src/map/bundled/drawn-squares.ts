import type { MapTile } from '#src/domain/ports.ts';

/** A picture this many zoom levels coarser still shows relief. */
const LEVELS = 5;

/** An LRU set of the tiles whose pictures were drawn. */
export type DrawnSquares = {
  add(tile: MapTile): void;
  /** Whether the picture of a coarser tile covers this one. */
  standsIn(tile: MapTile): boolean;
};

/** `kept`: the size of the map's tile cache. */
export function createDrawnSquares(kept: number): DrawnSquares {
  const drawn = new Set<string>();
  return {
    add(tile) {
      const key = keyOf(tile, 0);
      drawn.delete(key);
      drawn.add(key);
      const [oldest] = drawn;
      if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest);
    },
    standsIn: (tile) =>
      Array.from({ length: LEVELS }, (_, at) => keyOf(tile, at + 1)).some((key) => drawn.has(key)),
  };
}

/** Key of the tile that contains this one, so many levels coarser. */
function keyOf({ z, x, y, scheme }: MapTile, levelsOut: number): string {
  return `${scheme}/${z - levelsOut}/${x >> levelsOut}/${y >> levelsOut}`;
}
