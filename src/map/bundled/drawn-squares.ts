import type { MapTile } from '#src/domain/ports.ts';

/** A picture from this many levels further out still shows mountains as such: from a country to a town. */
const LEVELS = 5;

/** Remembers which squares had their pictures last. */
export type DrawnSquares = {
  add(tile: MapTile): void;
  /** Whether the picture of a square further out can stand in for this one. */
  standsIn(tile: MapTile): boolean;
};

/** `kept`: as many as the map keeps pictures. */
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

/** Of the square that holds this one, so many levels further out. */
function keyOf({ z, x, y, scheme }: MapTile, levelsOut: number): string {
  return `${scheme}/${z - levelsOut}/${x >> levelsOut}/${y >> levelsOut}`;
}
