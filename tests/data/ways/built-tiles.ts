import { mercatorX, mercatorY } from '#data/basemap/geometry/mercator.ts';
import { metresAt } from '#data/ways/metres.ts';
import type { Point } from '#data/ways/metres.ts';
import { createSegmentIndex } from '#data/ways/segment-index.ts';
import type { TileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { TILE_STEPS, readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';

/** The only level of roads and railways. */
const LEVEL = 7;
const TILES_ACROSS = 2 ** LEVEL;

export type BuiltTile = {
  x: number;
  y: number;
  layers: ReadonlyMap<string, readonly TileFeature[]>;
};

/** A line of a tile, in its steps, with its layer and rank: 'road 0'. */
type BuiltLine = { kind: string; part: readonly number[] };

/** Every stored tile of roads and railways. */
export async function readBuiltTiles(store: TileStore): Promise<BuiltTile[]> {
  const tiles: BuiltTile[] = [];
  for (let x = 0; x < TILES_ACROSS; x += 1) {
    for (let y = 0; y < TILES_ACROSS; y += 1) {
      const bytes = await store.vector(LEVEL, x, y);
      if (bytes !== null) tiles.push({ x, y, layers: readVectorTile(bytes) });
    }
  }
  return tiles;
}

/** The rings of the land in the same tile of the basemap, in its steps. */
export async function landIn(
  basemap: TileStore,
  { x, y }: BuiltTile,
): Promise<readonly (readonly number[])[]> {
  const bytes = await basemap.vector(LEVEL, x, y);
  const land = readVectorTile(bytes ?? new Uint8Array()).get('land') ?? [];
  return land.flatMap(({ parts }) => parts);
}

export function linesOf({ layers }: BuiltTile): BuiltLine[] {
  return [...layers].flatMap(([layer, features]) =>
    features
      .filter(({ kind }) => kind === 'line')
      .flatMap(({ parts, tags }) =>
        parts.map((part) => ({ kind: [layer, ...Object.values(tags)].join(' '), part })),
      ),
  );
}

export function onWorld(steps: readonly number[], tile: { x: number; y: number }): Float64Array {
  return Float64Array.from(
    steps,
    (value, at) => ((at % 2 === 0 ? tile.x : tile.y) + value / TILE_STEPS) / TILES_ACROSS,
  );
}

/** Metres from a point to the nearest line of a kind, within its tile. */
export function metresTo(
  kind: string,
  tiles: readonly BuiltTile[],
  [lat, lng]: readonly [lat: number, lng: number],
): number {
  const point: Point = [mercatorX(lng), mercatorY(lat)];
  const tile = tileAt(tiles, point);
  if (tile === undefined) return Number.POSITIVE_INFINITY;
  const index = createSegmentIndex();
  for (const line of linesOf(tile)) {
    if (line.kind === kind) index.add(onWorld(line.part, tile), 0);
  }
  return index.nearest(point, metresAt(point[1]) / TILES_ACROSS)?.metres ?? Infinity;
}

/** Whether the built-up areas cover a point, as a canvas fills them: by winding. */
export function isBuiltUp(
  tiles: readonly BuiltTile[],
  [lat, lng]: readonly [lat: number, lng: number],
): boolean {
  const [px, py]: Point = [mercatorX(lng), mercatorY(lat)];
  const tile = tileAt(tiles, [px, py]);
  const rings = (tile?.layers.get('built') ?? []).flatMap(({ parts }) => parts);
  let winding = 0;
  for (const ring of rings) {
    const line = onWorld(ring, tile ?? { x: 0, y: 0 });
    for (let at = 0; at < line.length; at += 2) {
      const [ax = 0, ay = 0] = line.slice(at, at + 2);
      const next = (at + 2) % line.length;
      const [bx = 0, by = 0] = line.slice(next, next + 2);
      if (ay > py === by > py) continue;
      if (px < ((bx - ax) * (py - ay)) / (by - ay) + ax) winding += by > ay ? 1 : -1;
    }
  }
  return winding !== 0;
}

function tileAt(tiles: readonly BuiltTile[], [x, y]: Point): BuiltTile | undefined {
  return tiles.find(
    (tile) => tile.x === Math.floor(x * TILES_ACROSS) && tile.y === Math.floor(y * TILES_ACROSS),
  );
}
