import { tracePath } from './tile-path.ts';
import type { TileLayerName } from './tile-style.ts';
import type { TileStore } from './tile-store.ts';
import { readVectorTile } from './vector-tile.ts';
import type { TileFeature } from './vector-tile.ts';

/** The shapes of a stored tile: a path in tile steps for each layer, or one rank of it. */
export interface TileShapes {
  path(layer: TileLayerName, rank?: number): Path2D | null;
  features(layer: string): readonly TileFeature[];
}

/** Margin of shapes past a tile's edges, steps; see data/basemap/cut-tiles.ts. */
const CUT_STEPS = { land: 24, other: 6 } as const;
/** How far corners are rounded, steps: 4 px at zoom 8 and 16 at zoom 10; roads by some 400 m only. */
const ROUND_STEPS: Partial<Record<TileLayerName, number>> = {
  road: 1.6,
  rail: 1.6,
  ferry: 2.3,
  built: 2,
};
const USUAL_ROUND_STEPS = 8;
const MAX_TILES = 60;

/** Decodes stored tiles and caches them, since each covers several tiles of the map. */
export function createTileShapes(
  store: TileStore,
): (z: number, x: number, y: number) => Promise<TileShapes> {
  const cache = new Map<string, Promise<TileShapes>>();
  return (z, x, y) => {
    const key = `${z}/${x}/${y}`;
    const loading = cache.get(key) ?? store.vector(z, x, y).then(shapesOf);
    cache.delete(key);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > MAX_TILES && oldest !== undefined) cache.delete(oldest);
    return loading;
  };
}

function shapesOf(bytes: Uint8Array | null): TileShapes {
  const layers = bytes === null ? new Map<string, TileFeature[]>() : readVectorTile(bytes);
  const paths = new Map<string, Path2D | null>();
  const features = (layer: string): readonly TileFeature[] => layers.get(layer) ?? [];
  return {
    features,
    path(layer, rank) {
      const key = `${layer}/${rank}`;
      const known = paths.get(key);
      if (known !== undefined) return known;
      const drawn = features(layer).filter(
        ({ tags }) => rank === undefined || tags['rank'] === rank,
      );
      const path = drawn.length === 0 ? null : pathOf(layer, drawn);
      paths.set(key, path);
      return path;
    },
  };
}

function pathOf(layer: TileLayerName, features: readonly TileFeature[]): Path2D {
  const path = new Path2D();
  const form = {
    cutSteps: layer === 'land' ? CUT_STEPS.land : CUT_STEPS.other,
    roundSteps: ROUND_STEPS[layer] ?? USUAL_ROUND_STEPS,
  };
  for (const { kind, parts } of features) {
    for (const part of parts) tracePath(path, part, kind === 'area', form);
  }
  return path;
}
