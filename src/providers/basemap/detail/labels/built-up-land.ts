import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';

const BUILT_UP = new Set<unknown>(['residential', 'commercial', 'retail', 'industrial']);

/** Whether a point of a tile is among houses, by its land use. */
export function builtUpLand(landuse: readonly TileFeature[]): (x: number, y: number) => boolean {
  const rings = landuse.flatMap(({ kind, parts, tags }) =>
    kind === 'area' && BUILT_UP.has(tags['class']) ? [parts] : [],
  );
  return (x, y) => rings.some((parts) => isWithin(parts, x, y));
}

/** Even-odd, so holes are outside. */
function isWithin(rings: readonly number[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [ax = 0, ay = 0] = [ring[at], ring[at + 1]];
      const [bx = 0, by = 0] = [ring.at(at - 2), ring.at(at - 1)];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}
