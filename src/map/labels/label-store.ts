import { containsXY } from 'ol/extent.js';
import type { Extent } from 'ol/extent.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { MapLabel } from '#src/domain/map-label.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';

/** A label and the east-west shift of the world in which it is seen, metres. */
export type SeenLabel = { label: MapLabel; shift: number };

export interface LabelStore {
  /** Loaded labels within an extent; missing tiles are fetched. */
  within(extent: Extent, zoom: number): SeenLabel[];
}

/** Tiles of 512 px: a view's zoom uses tiles one level lower. */
const TILE_GRID = createXYZ({ tileSize: 512, minZoom: 1, maxZoom: 7 });
const WORLD_M = 40_075_016.685_578_49;

/**
 * The labels of the tiles. Each name is in one tile only, of the level where it first shows, so a
 * view reads its own level and all coarser ones.
 */
export function createLabelStore(
  { tiles, labelLevels }: EmbeddedBasemap,
  onLoaded: () => void,
): LabelStore {
  const known = new Map<string, MapLabel[]>();
  let pending = 0;
  const settle = (): void => {
    pending -= 1;
    if (pending === 0) onLoaded();
  };
  const fetchTile = (z: number, x: number, y: number, key: string): void => {
    known.set(key, []);
    pending += 1;
    tiles
      .labels(z, x, y)
      .then((labels) => known.set(key, labels))
      // A failed tile is fetched again with the next placement.
      .catch(() => known.delete(key))
      .finally(settle);
  };
  return {
    within(extent, zoom) {
      const seen: SeenLabel[] = [];
      for (const level of labelLevels) {
        if (level > Math.max(1, Math.floor(zoom + 0.3) - 1)) continue;
        const around = 2 ** level;
        TILE_GRID.forEachTileCoord(extent, level, ([z = 0, x = 0, y = 0]) => {
          if (y < 0 || y >= around) return;
          const column = ((x % around) + around) % around;
          const key = `${z}/${column}/${y}`;
          if (!known.has(key)) fetchTile(z, column, y, key);
          const shift = Math.floor(x / around) * WORLD_M;
          for (const label of known.get(key) ?? []) {
            if (containsXY(extent, label.x + shift, label.y)) seen.push({ label, shift });
          }
        });
      }
      return seen;
    },
  };
}
