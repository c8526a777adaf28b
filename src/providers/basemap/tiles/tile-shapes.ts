import { tracePath } from './tile-path.ts';
import type { TileLayerName } from './tile-style.ts';
import type { TileStore } from './tile-store.ts';
import { readVectorTile } from './vector-tile.ts';
import type { TileFeature } from './vector-tile.ts';

/** What a stored tile draws: a path in tile steps for each layer, or for one rank of a layer. */
export interface TileShapes {
  path(layer: TileLayerName, rank?: number): Path2D | null;
  features(layer: string): readonly TileFeature[];
}

/** How far shapes reach past a tile's edges, steps; see data/basemap/cut-tiles.ts. */
const CUT_STEPS = { land: 24, other: 6 } as const;
const KEPT_TILES = 60;

/** Reads stored tiles once: one stands for several of the grid below. */
export function createTileShapes(
  store: TileStore,
): (z: number, x: number, y: number) => Promise<TileShapes> {
  const kept = new Map<string, Promise<TileShapes>>();
  return (z, x, y) => {
    const key = `${z}/${x}/${y}`;
    const loading = kept.get(key) ?? store.vector(z, x, y).then(shapesOf);
    kept.delete(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_TILES && oldest !== undefined) kept.delete(oldest);
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
  const cut = layer === 'land' ? CUT_STEPS.land : CUT_STEPS.other;
  for (const { kind, parts } of features) {
    for (const part of parts) tracePath(path, part, kind === 'area', cut);
  }
  return path;
}
