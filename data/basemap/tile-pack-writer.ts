import { PbfWriter } from 'pbf';
import type { TileKey } from './cut-tiles.ts';

export type PackedTile = TileKey & { bytes: Uint8Array };

/** The tiles of one level below one tile, and the number of the file that holds them. */
export type TileRegion = TileKey & { level: number; file: number };

/**
 * Writes one file of tiles; read by src/providers/basemap/tiles/tile-pack.ts, which describes the format.
 */
export function writeTilePack(
  tiles: readonly PackedTile[],
  regions: readonly TileRegion[] = [],
): Uint8Array {
  const pack = new PbfWriter();
  pack.writeVarint(regions.length);
  for (const { level, z, x, y, file } of regions) {
    for (const value of [level, z, x, y, file]) pack.writeVarint(value);
  }
  pack.writeVarint(tiles.length);
  const sorted = tiles.toSorted((a, b) => a.z - b.z || a.y - b.y || a.x - b.x);
  const known = new Map<string, number>();
  const unique: Uint8Array[] = [];
  for (const { z, x, y, bytes } of sorted) {
    const content = Buffer.from(bytes).toString('latin1');
    const earlier = known.get(content);
    for (const value of [z, x, y]) pack.writeVarint(value);
    if (earlier === undefined) {
      known.set(content, unique.push(bytes) - 1);
      pack.writeVarint(0);
      pack.writeVarint(bytes.length);
    } else {
      pack.writeVarint(earlier + 1);
    }
  }
  const head = pack.finish();
  return new Uint8Array(Buffer.concat([head, ...unique]));
}
