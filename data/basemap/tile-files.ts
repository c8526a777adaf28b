import { gzipSync } from 'node:zlib';
import { writeTilePack } from './tile-pack-writer.ts';
import type { PackedTile, TileRegion } from './tile-pack-writer.ts';

type Region = Omit<TileRegion, 'file'>;

export type TileFile = { regions: Region[]; tiles: PackedTile[] };

/** Splits the tiles of one level into files of neighbouring regions of at most so many bytes, gzipped. */
export function intoFiles(tiles: readonly PackedTile[], maxBytes: number): TileFile[] {
  const files: TileFile[] = [];
  const level = tiles[0]?.z ?? 0;
  for (const { region, members } of splitByWeight(tiles, { level, z: 0, x: 0, y: 0 }, maxBytes)) {
    const last = files.at(-1);
    const together = last === undefined ? members : [...last.tiles, ...members];
    if (last !== undefined && weigh(together) <= maxBytes) {
      last.regions.push(region);
      last.tiles = together;
    } else {
      files.push({ regions: [region], tiles: members });
    }
  }
  return files;
}

function splitByWeight(
  tiles: readonly PackedTile[],
  region: Region,
  maxBytes: number,
): { region: Region; members: PackedTile[] }[] {
  const members = tiles.filter((tile) => {
    const up = region.level - region.z;
    return tile.x >> up === region.x && tile.y >> up === region.y;
  });
  if (members.length === 0) return [];
  if (weigh(members) <= maxBytes / 3 || region.z === region.level) return [{ region, members }];
  return [0, 1, 2, 3].flatMap((child) =>
    splitByWeight(
      members,
      {
        level: region.level,
        z: region.z + 1,
        x: region.x * 2 + (child & 1),
        y: region.y * 2 + (child >> 1),
      },
      maxBytes,
    ),
  );
}

function weigh(tiles: readonly PackedTile[]): number {
  return gzipSync(writeTilePack(tiles)).length;
}
