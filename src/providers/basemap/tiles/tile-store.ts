import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { readTilePack } from './tile-pack.ts';
import type { TilePack, TileRegion } from './tile-pack.ts';

export interface TileStore {
  vector(z: number, x: number, y: number): Promise<Uint8Array | null>;
}

/** The parts of the data pack with vector tiles: the basemap itself, and roads and railways. */
type TilePart = 'basemap' | 'ways';

/** The vector tiles of a part: a first file with the regions of all others, which load on demand. */
export function createTileStore(pack: DataPack, part: TilePart): TileStore {
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
      const first = await file(`${part}/first`);
      const tile = first.tile(z, x, y);
      if (tile !== null) return tile;
      const region = first.regions.find((candidate) => contains(candidate, z, x, y));
      if (region === undefined) return null;
      return (await file(`${part}/tiles-${region.file}`)).tile(z, x, y);
    },
  };
}

function contains(region: TileRegion, z: number, x: number, y: number): boolean {
  const up = z - region.z;
  return region.level === z && x >> up === region.x && y >> up === region.y;
}
