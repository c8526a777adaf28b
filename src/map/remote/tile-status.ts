import type { Extent } from 'ol/extent.js';
import type { TileSourceEvent } from 'ol/source/Tile.js';
import type UrlTile from 'ol/source/UrlTile.js';
import type { Coverage } from './visible-map.ts';

/** Load status of the tiles of one source. */
export interface TileStatus {
  /** For a view of this extent and resolution (metres of web mercator). */
  coverageOf(extent: Extent, resolution: number): Coverage;
  /** Reloads all tiles. */
  retry(): void;
}

type TileState = 'pending' | 'loaded' | 'failed';

/** A tile up to this many levels coarser covers one that is still loading. */
const MAX_LEVELS_COARSER = 4;

/** Tracks a source's tiles by its events, because `rendercomplete` does not tell of failed tiles. */
export function createTileStatus(
  source: UrlTile,
  onTile: (outcome: 'loaded' | 'failed') => void,
): TileStatus {
  const states = new Map<string, TileState>();
  const note = (state: TileState) => {
    return ({ tile }: TileSourceEvent) => {
      const [z = 0, x = 0, y = 0] = tile.getTileCoord();
      states.set(keyOf(z, x, y), state);
      if (state !== 'pending') onTile(state);
    };
  };
  source.on('tileloadstart', note('pending'));
  source.on('tileloadend', note('loaded'));
  source.on('tileloaderror', note('failed'));

  const hasCoarserTile = (z: number, x: number, y: number) =>
    Array.from({ length: MAX_LEVELS_COARSER }, (_, up) => up + 1).some(
      (up) => states.get(keyOf(z - up, x >> up, y >> up)) === 'loaded',
    );

  return {
    coverageOf(extent, resolution) {
      const cover: Coverage = { total: 0, covered: 0, pending: 0, failed: 0 };
      const grid = source.getTileGrid();
      if (grid === null) return cover;
      const z = grid.getZForResolution(resolution, source.zDirection);
      const around = 2 ** z;
      grid.forEachTileCoord(extent, z, ([, x = 0, y = 0]) => {
        if (y < 0 || y >= around) return;
        cover.total += 1;
        const column = modulo(x, around);
        if (grid.getFullTileRange(z)?.containsXY(column, y) === false) return;
        const state = states.get(keyOf(z, column, y)) ?? 'pending';
        if (state === 'failed') cover.failed += 1;
        if (state === 'pending') cover.pending += 1;
        if (state === 'loaded' || (state === 'pending' && hasCoarserTile(z, column, y))) {
          cover.covered += 1;
        }
      });
      return cover;
    },
    retry() {
      states.clear();
      source.refresh();
    },
  };
}

function keyOf(z: number, x: number, y: number): string {
  return `${z}/${modulo(x, 2 ** z)}/${y}`;
}

function modulo(value: number, around: number): number {
  return ((value % around) + around) % around;
}
