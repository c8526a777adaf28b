import type { Extent } from 'ol/extent.js';
import type { TileSourceEvent } from 'ol/source/Tile.js';
import type UrlTile from 'ol/source/UrlTile.js';
import type { Cover } from './shown.ts';

/** Load status of the tiles of one source. */
export interface TileLedger {
  /** For a view of this extent and resolution (metres of web mercator). */
  coverOf(extent: Extent, resolution: number): Cover;
  /** Reloads all tiles. */
  retry(): void;
}

type TileState = 'pending' | 'loaded' | 'failed';

/** A tile up to this many levels coarser covers one that is still loading. */
const STAND_IN_LEVELS = 4;

/** Tracks a source's tiles by its events, because `rendercomplete` does not tell of failed tiles. */
export function createTileLedger(
  source: UrlTile,
  onTile: (outcome: 'loaded' | 'failed') => void,
): TileLedger {
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

  const hasStandIn = (z: number, x: number, y: number) =>
    Array.from({ length: STAND_IN_LEVELS }, (_, up) => up + 1).some(
      (up) => states.get(keyOf(z - up, x >> up, y >> up)) === 'loaded',
    );

  return {
    coverOf(extent, resolution) {
      const cover: Cover = { total: 0, covered: 0, pending: 0, failed: 0 };
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
        if (state === 'loaded' || (state === 'pending' && hasStandIn(z, column, y))) {
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
