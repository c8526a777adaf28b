import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { KEPT_BYTES, keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { KeptMapSize } from '#src/domain/map/kept-map.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FetchTile, TileAnswer } from './fetch-tile.ts';

/**
 * Which tiles of a zoom are looked at, by their place from the innermost (0) to the outermost (1). Of vector
 * tiles more of the inner ones: trips go to towns, and towns are what takes room.
 */
const SAMPLE: Readonly<Record<KeptTile['kind'], Readonly<Record<number, readonly number[]>>>> = {
  tiles: { 14: [0, 0.04, 0.12, 0.25, 0.45, 0.7, 0.92], 13: [0, 0.2, 0.6], 12: [0, 0.5], 11: [0] },
  terrain: { 12: [0.15, 0.5, 0.85], 11: [0.5] },
};
/** The least of a source's last zoom, which has most of its tiles. */
const SAMPLE_OF_LAST = [0.15, 0.5, 0.85];

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

/** Tiles by which the others are estimated. */
export function pickSample(tiles: readonly KeptTile[]): KeptTile[] {
  const groups = groupsOf(tiles);
  return groups.flatMap(({ kind, z, tiles: group }) => {
    const last = Math.max(...groups.filter((one) => one.kind === kind).map((one) => one.z));
    const own = SAMPLE[kind][z] ?? [];
    const shares = z === last && own.length < SAMPLE_OF_LAST.length ? SAMPLE_OF_LAST : own;
    const places = new Set(shares.map((share) => Math.floor(share * group.length)));
    return [...places].flatMap((place) => group[place] ?? []);
  });
}

/**
 * The estimated size of all tiles, at most what a trip may keep. A tile counts like the nearest
 * sampled tile of its zoom, in the order from the inside to the outside; without one, like those of
 * the nearest zoom.
 */
export function estimateSize(
  tiles: readonly KeptTile[],
  sizes: ReadonlyMap<string, number>,
): { bytes: number; isTooMuch: boolean } {
  const groups = groupsOf(tiles).map((group) => ({
    kind: group.kind,
    z: group.z,
    count: group.tiles.length,
    bytes: bytesOf(group.tiles, sizes),
  }));
  const total = sumOf(
    groups.map(({ kind, z, count, bytes }) => {
      if (bytes !== null) return bytes;
      const [alike] = groups
        .filter((group) => group.kind === kind && group.bytes !== null)
        .toSorted((a, b) => Math.abs(a.z - z) - Math.abs(b.z - z));
      return alike === undefined ? 0 : (count * (alike.bytes ?? 0)) / alike.count;
    }),
  );
  return { bytes: Math.min(total, KEPT_BYTES), isTooMuch: total > KEPT_BYTES };
}

/** Null where none of the tiles was looked at. */
function bytesOf(tiles: readonly KeptTile[], sizes: ReadonlyMap<string, number>): number | null {
  const known = tiles.flatMap((tile, place) => {
    const size = sizes.get(tileKey(tile));
    return size === undefined ? [] : [{ place, size }];
  });
  if (known.length === 0) return null;
  const nextTo = (place: number) =>
    known.reduce((best, one) =>
      Math.abs(one.place - place) < Math.abs(best.place - place) ? one : best,
    );
  return sumOf(tiles.map((_, place) => nextTo(place).size));
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
