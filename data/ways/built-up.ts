import { clipRing } from '../basemap/geometry/clip.ts';

/** The source was cut into tiles of zoom 7, each with a margin: there its areas lie over each other. */
const SOURCE_TILES = 2 ** 7;
const MARGIN = 0.032 / SOURCE_TILES;

type Tile = { x: number; y: number };

/**
 * Cuts each area at the edges of the tile it came from, so that none lies over another. One that fits
 * into the margins of two tiles came with both: it is kept once. Returns what was cut and dropped.
 */
export function withoutOverlaps(areas: readonly Float64Array[][]): {
  areas: Float64Array[][];
  cut: number;
  dropped: number;
} {
  const known = new Set<string>();
  let cut = 0;
  let dropped = 0;
  const kept = areas.flatMap((rings) => {
    const [outer] = rings;
    if (outer === undefined) return [];
    const tiles = tilesAround(outer);
    const [tile] = tiles;
    if (tile !== undefined && tiles.length === 1) {
      const parts = rings.map((ring) => clippedTo(ring, tile)).filter(({ length }) => length >= 6);
      if (parts.some((part, at) => part !== rings[at])) cut += 1;
      return parts[0] === undefined ? [] : [parts];
    }
    const key = [outer.length, ...outer.slice(0, 6)].map((value) => value.toFixed(6)).join();
    if (known.has(key)) {
      dropped += 1;
      return [];
    }
    known.add(key);
    return [rings];
  });
  return { areas: kept, cut, dropped };
}

/** The tiles that the ring may have come from: it lies within them and their margin. */
function tilesAround(ring: Float64Array): Tile[] {
  const xs = ring.filter((_, at) => at % 2 === 0);
  const ys = ring.filter((_, at) => at % 2 === 1);
  const columns = spansOf(Math.min(...xs), Math.max(...xs));
  const rows = spansOf(Math.min(...ys), Math.max(...ys));
  return columns.flatMap((x) => rows.map((y) => ({ x, y })));
}

function spansOf(low: number, high: number): number[] {
  const first = Math.floor((low - MARGIN) * SOURCE_TILES);
  return [first, first + 1, first + 2].filter(
    (tile) => low >= tile / SOURCE_TILES - MARGIN && high <= (tile + 1) / SOURCE_TILES + MARGIN,
  );
}

function clippedTo(ring: Float64Array, { x, y }: Tile): Float64Array {
  const across = clipRing(ring, 0, x / SOURCE_TILES, (x + 1) / SOURCE_TILES);
  return clipRing(across, 1, y / SOURCE_TILES, (y + 1) / SOURCE_TILES);
}
