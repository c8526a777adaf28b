import type { MapTile } from '#src/domain/ports.ts';

/** A picture this many zoom levels coarser still shows relief. */
const MAX_LEVELS_COARSER = 5;

/** An LRU cache of the keys of drawn tiles. */
export type DrawnTiles = {
  add(tile: MapTile): void;
  /** Whether a coarser drawn tile covers this one. */
  hasCoarser(tile: MapTile): boolean;
};

/** `capacity`: the size of the map's tile cache. */
export function createDrawnTiles(capacity: number): DrawnTiles {
  const drawn = new Set<string>();
  return {
    add(tile) {
      const key = keyOf(tile, 0);
      drawn.delete(key);
      drawn.add(key);
      const [oldest] = drawn;
      if (drawn.size > capacity && oldest !== undefined) drawn.delete(oldest);
    },
    hasCoarser: (tile) =>
      Array.from({ length: MAX_LEVELS_COARSER }, (_, at) => keyOf(tile, at + 1)).some((key) =>
        drawn.has(key),
      ),
  };
}

/** Key of the ancestor of a tile, this many levels coarser. */
function keyOf({ z, x, y, scheme }: MapTile, levelsUp: number): string {
  return `${scheme}/${z - levelsUp}/${x >> levelsUp}/${y >> levelsUp}`;
}
