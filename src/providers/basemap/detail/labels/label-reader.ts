import type { MapLabel } from '#src/domain/map/map-label.ts';
import { coveringTiles } from '#src/providers/basemap/tiles/stored-tile.ts';
import type { DetailTile, DetailTiles } from '../detail-tiles.ts';
import { readDetailLabels } from './detail-labels.ts';

/** Huts, viewpoints and lakes are named from zoom 13 of the view on. */
const ICONS_FROM_LEVEL = 12;
const ICONS_AT_LEVEL = 14;

/**
 * The names and icons of a tile. tilemaker's usual profile writes huts, shelters and lakes at zoom
 * 14 only, as it does paths. Like paths they are taken from there, until a tile of the lower zoom
 * has paths of its own.
 */
export function createLabelReader(
  tiles: DetailTiles,
  hasPaths: (tile: DetailTile) => boolean,
): (z: number, x: number, y: number, signal: AbortSignal) => Promise<MapLabel[]> {
  const complete = new Set<number>();
  return async (z, x, y, signal) => {
    const tile = await tiles.tile(z, x, y, signal);
    if (tile === null) return [];
    const labels = readDetailLabels(tile, z, x, y);
    if (z < ICONS_FROM_LEVEL || z >= ICONS_AT_LEVEL || tiles.maxZoom < ICONS_AT_LEVEL) {
      return labels;
    }
    if (hasPaths(tile)) complete.add(z);
    if (complete.has(z)) return labels;
    const finest = await Promise.all(
      coveringTiles({ z, x, y }, ICONS_AT_LEVEL).map(async (at) => {
        const part = await tiles.tile(at.z, at.x, at.y, signal);
        return part === null ? [] : readDetailLabels(part, at.z, at.x, at.y);
      }),
    );
    const fine = finest.flat().filter((label) => isFine(label) && label.zoom <= z + 1);
    return [...labels.filter((label) => !isFine(label)), ...fine];
  };
}

/** Icons, and the names of lakes on their points. */
function isFine({ kind, detail }: MapLabel): boolean {
  return (kind === 'feature' || kind === 'lake') && detail?.line === undefined;
}
