import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { KEPT_BYTES, keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { KeptMapSize } from '#src/domain/map/kept-map.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FetchTile, TileAnswer } from './fetch-tile.ts';

/** How many tiles of a zoom are looked at; those of other zooms are taken to be like the nearest of these. */
const SAMPLE: Readonly<Record<KeptTile['kind'], Readonly<Record<number, number>>>> = {
  tiles: { 14: 5, 13: 2, 12: 1, 11: 1 },
  terrain: { 12: 2, 11: 1 },
};

export interface SizeSample {
  /** Rejects where the tiles are not to be had. */
  sizeOf: (
    points: readonly LatLng[],
    sources: DetailSources,
    signal: AbortSignal,
  ) => Promise<KeptMapSize>;
  /** Asks for no tile again that the sample has. */
  createFetchTile: (sources: DetailSources) => FetchTile;
}

export function createSizeSample(createFetchTile: SizeSample['createFetchTile']): SizeSample {
  const answers = new Map<string, TileAnswer>();
  return {
    async sizeOf(points, sources, signal) {
      const tiles = keptTiles(points, sources);
      const fetchTile = createFetchTile(sources);
      const sizes = new Map<string, number>();
      for (const tile of pickSample(tiles)) {
        const key = tileKey(tile);
        const answer = answers.get(key) ?? (await fetchTile(tile, signal));
        // The others stand for one that is not to be had now.
        if (answer.is === 'busy') break;
        if (answer.is === 'failed') continue;
        answers.set(key, answer);
        sizes.set(key, answer.is === 'tile' ? answer.body.byteLength : 0);
      }
      if (sizes.size === 0 && tiles.length > 0) throw new Error('No tile of the map is to be had');
      const size = estimateSize(tiles, sizes);
      return size.bytes === 0 ? null : size;
    },
    createFetchTile(sources) {
      const fetchTile = createFetchTile(sources);
      return async (tile, signal) => {
        const known = answers.get(tileKey(tile));
        answers.delete(tileKey(tile));
        return known ?? fetchTile(tile, signal);
      };
    },
  };
}

/** Tiles by which the others are estimated, spread evenly from the inside to the outside. */
export function pickSample(tiles: readonly KeptTile[]): KeptTile[] {
  const groups = groupsOf(tiles);
  return groups.flatMap(({ kind, z, tiles: group }) => {
    // Of a source that ends before those zooms its last one.
    const last = Math.max(...groups.filter((one) => one.kind === kind).map((one) => one.z));
    const count = Math.min(SAMPLE[kind][z] ?? (z === last ? 2 : 0), group.length);
    const places = Array.from({ length: count }, (_, nth) => (nth + 0.5) / count);
    return places.flatMap((share) => group[Math.floor(share * group.length)] ?? []);
  });
}

/** The size of all tiles, by those of the sampled ones; at most what a trip may keep. */
export function estimateSize(
  tiles: readonly KeptTile[],
  sizes: ReadonlyMap<string, number>,
): { bytes: number; isTooMuch: boolean } {
  const groups = groupsOf(tiles).map((group) => {
    const known = group.tiles.flatMap((tile) => sizes.get(tileKey(tile)) ?? []);
    const mean = known.length === 0 ? null : sumOf(known) / known.length;
    return { kind: group.kind, z: group.z, count: group.tiles.length, mean };
  });
  const total = sumOf(
    groups.map(({ kind, z, count, mean }) => {
      if (mean !== null) return count * mean;
      const alike = groups
        .filter((group) => group.kind === kind && group.mean !== null)
        .toSorted((a, b) => Math.abs(a.z - z) - Math.abs(b.z - z));
      return count * (alike[0]?.mean ?? 0);
    }),
  );
  return { bytes: Math.min(total, KEPT_BYTES), isTooMuch: total > KEPT_BYTES };
}

function groupsOf(tiles: readonly KeptTile[]) {
  const groups = new Map<string, { kind: KeptTile['kind']; z: number; tiles: KeptTile[] }>();
  for (const tile of tiles) {
    const name = `${tile.kind}/${tile.z}`;
    const group = groups.get(name) ?? { kind: tile.kind, z: tile.z, tiles: [] };
    group.tiles.push(tile);
    groups.set(name, group);
  }
  return [...groups.values()];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
