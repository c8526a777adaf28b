import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { DetailTile } from '../detail-tiles.ts';
import { wayKind } from './way-kind.ts';
import type { WayKind } from './way-kind.ts';

export type WayLevel = 'tunnel' | 'ground' | 'bridge';

/** The lines of roads, railways and ferries of a tile by what they are and where they run. */
export function readWays(tile: DetailTile): ReadonlyMap<`${WayKind} ${WayLevel}`, TileFeature[]> {
  const ways = new Map<`${WayKind} ${WayLevel}`, TileFeature[]>();
  const subclassOf = createSubclassReader(tile);
  for (const feature of [...layerOf(tile, 'transportation'), ...layerOf(tile, 'aeroway')]) {
    if (feature.kind !== 'line') continue;
    const kind = wayKind(feature.tags, subclassOf(feature));
    if (kind === null) continue;
    const key = `${kind} ${levelOf(feature)}` as const;
    const same = ways.get(key);
    if (same === undefined) ways.set(key, [feature]);
    else same.push(feature);
  }
  return ways;
}

function levelOf({ tags: { brunnel } }: TileFeature): WayLevel {
  return brunnel === 'tunnel' || brunnel === 'bridge' ? brunnel : 'ground';
}

/**
 * Tells steps and footways from paths. tilemaker writes the subclass into `transportation_name` only,
 * of nameless ways too, where the same line stands once more.
 */
function createSubclassReader(tile: DetailTile): (feature: TileFeature) => string | undefined {
  let named: Map<string, string> | null = null;
  return (feature) => {
    const { subclass } = feature.tags;
    if (typeof subclass === 'string') return subclass;
    if (feature.tags['class'] !== 'path') return undefined;
    named ??= readNamed(tile);
    return named.get(lineKey(feature));
  };
}

function readNamed(tile: DetailTile): Map<string, string> {
  const named = new Map<string, string>();
  for (const feature of layerOf(tile, 'transportation_name')) {
    const { subclass } = feature.tags;
    if (typeof subclass === 'string') named.set(lineKey(feature), subclass);
  }
  return named;
}

function lineKey({ parts }: TileFeature): string {
  return parts.join(' ');
}

function layerOf(tile: DetailTile, name: string): readonly TileFeature[] {
  return tile.get(name) ?? [];
}
