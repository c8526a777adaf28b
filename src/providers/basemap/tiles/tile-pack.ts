/** All tiles of `level` within the tile z/x/y are in the file `basemap/tiles-<file>`. */
export type TileRegion = { level: number; z: number; x: number; y: number; file: number };

export interface TilePack {
  /** Empty except in the first file. */
  regions: readonly TileRegion[];
  /** Number of tiles in the file. */
  count: number;
  tile(z: number, x: number, y: number): Uint8Array | null;
}

/**
 * Reads a file of tiles. All numbers are unsigned LEB128: the count of regions, each as level, z,
 * x, y, file; the count of tiles, each as z, x, y and either 0 and its length, or 1 + the index of
 * an earlier content that it repeats. Then the contents: Mapbox vector tiles.
 * Written by data/basemap/tile-pack-writer.ts.
 */
export function readTilePack(bytes: Uint8Array): TilePack {
  const next = createNumberReader(bytes);
  const regions = Array.from({ length: next() }, () => {
    const [level, z, x, y, file] = [next(), next(), next(), next(), next()];
    return { level, z, x, y, file };
  });
  const count = next();
  const contentOf = new Map<number, number>();
  const ends: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const key = keyOf(next(), next(), next());
    const repeated = next();
    contentOf.set(key, repeated === 0 ? ends.length : repeated - 1);
    if (repeated === 0) ends.push((ends.at(-1) ?? 0) + next());
  }
  const contents = bytes.subarray(next.position());
  return {
    regions,
    count,
    tile(z, x, y) {
      const content = contentOf.get(keyOf(z, x, y));
      if (content === undefined) return null;
      return contents.subarray(ends[content - 1] ?? 0, ends[content]);
    },
  };
}

function keyOf(z: number, x: number, y: number): number {
  return (z * 256 + x) * 256 + y;
}

function createNumberReader(bytes: Uint8Array): (() => number) & { position(): number } {
  let position = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[position++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  return Object.assign(next, { position: () => position });
}
