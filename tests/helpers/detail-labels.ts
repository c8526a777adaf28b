import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { readDetailLabels } from '#src/providers/basemap/detail/labels/detail-labels.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';

/** Where the tiles of the tests would be fetched. */
export const FILE_SOURCES: DetailSources = {
  tiles: { template: 'https://tiles.test/{z}/{x}/{y}.pbf', minZoom: 8, maxZoom: 14, bounds: null },
  terrain: null,
};

/** The names in the tiles of Andorra and Monaco; none outside of them. */
export const FILE_TILES = {
  detailLabels: (z: number, x: number, y: number): Promise<MapLabel[]> =>
    Promise.resolve(labelsOfTile(z, x, y)),
};

export function labelsOfTile(z: number, x: number, y: number): MapLabel[] {
  const file = `tests/fixtures/tiles/vector/${z}/${x}/${y}.pbf`;
  if (!existsSync(file)) return [];
  return readDetailLabels(readVectorTile(gunzipSync(readFileSync(file))), z, x, y);
}
