import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { readTilePack } from './tile-pack.ts';
import type { TilePack, TileRegion } from './tile-pack.ts';

export interface TileStore {
  vector(z: number, x: number, y: number): Promise<Uint8Array | null>;
}

/** The vector tiles of the data pack: a first file for the world, regional files on demand. */
export function createTileStore(pack: DataPack): TileStore {
  const files = new Map<string, Promise<TilePack>>();
  const file = (name: string): Promise<TilePack> => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const opening = pack.bytes(name).then(readTilePack);
    files.set(name, opening);
    opening.catch(() => files.delete(name));
    return opening;
  };
  return {
    async vector(z, x, y) {
      const first = await file('basemap/first');
      const tile = first.tile(z, x, y);
      if (tile !== null) return tile;
      const region = first.regions.find((candidate) => contains(candidate, z, x, y));
      if (region === undefined) return null;
      return (await file(`basemap/tiles-${region.file}`)).tile(z, x, y);
    },
  };
}

function contains(region: TileRegion, z: number, x: number, y: number): boolean {
  const up = z - region.z;
  return region.level === z && x >> up === region.x && y >> up === region.y;
}
