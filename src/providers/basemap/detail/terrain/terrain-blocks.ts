import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { embeddedSurface } from '#src/providers/basemap/relief/relief-tile.ts';
import { frameAt } from '#src/providers/basemap/relief/tile-frame.ts';
import type { ShareOf } from '#src/providers/basemap/relief/tile-frame.ts';
import { resample } from '#src/providers/basemap/relief/resample.ts';
import type { StoredTile } from '#src/providers/basemap/tiles/stored-tile.ts';
import type { FetchTile } from '../fetch-tile.ts';
import { NEIGHBOURS, neighbourOf } from '../neighbours.ts';
import { createSourceTiles } from '../source-tiles.ts';
import type { SourceTiles } from '../source-tiles.ts';
import { fadeOutside } from './fade-outside.ts';
import { fillVoids } from './fill-voids.ts';
import { groundLimits } from './ground-limits.ts';
import { readTerrarium } from './terrarium.ts';
import type { DecodeTerrain, TerrainTile } from './terrarium.ts';

/** A terrain tile's heights without voids, with points of its neighbours on every side. */
type TerrainBlock = StoredTile & {
  /** `points + 2 * MARGIN` a side. */
  heights: Float32Array;
  /** 0 where heights fade into the embedded ones; null where all are the source's. */
  isTrue: Uint8Array | null;
  points: number;
};

/** The part of a block that a tile shows. */
export type TerrainPart = StoredTile & {
  /** Points of the terrain along a side of the tile. */
  points: number;
  /** Smooth heights where the shares of the tile's columns and rows cross: 0 is the west and the north. */
  heightsAt: (shares: Float64Array) => Float32Array;
  /** The same, NaN where the source's data end: heights to be read. */
  trueHeightsAt: (shares: Float64Array) => Float32Array;
};

/** Finer tiles hold no more of SRTM's 90 m: they show its lattice as terraces. */
const FINEST_ZOOM = 11;
/** For contours, which look 4 points past the tile, and for voids across its edge. */
const MARGIN = 24;
const MAX_TILES = 40;
const MAX_BLOCKS = 12;

/** The block that holds a tile's terrain; null where the source has none. */
export function createTerrainBlocks(
  source: TileSource,
  elevation: ElevationGrid,
  { fetchTile, decode = readTerrarium }: { fetchTile: FetchTile; decode?: DecodeTerrain },
): (tile: StoredTile, signal?: AbortSignal) => Promise<TerrainBlock | null> {
  const tileAt = createSourceTiles(source, decode, MAX_TILES, fetchTile);
  const finest = Math.min(FINEST_ZOOM, source.maxZoom);
  const blocks = new Map<string, TerrainBlock>();
  return async (tile, signal) => {
    const up = Math.max(0, tile.z - finest);
    const at = { z: tile.z - up, x: tile.x >> up, y: tile.y >> up };
    const key = `${at.z}/${at.x}/${at.y}`;
    const known = blocks.get(key);
    if (known !== undefined) return known;
    const own = await tileAt(at.z, at.x, at.y, signal);
    if (own === null) return null;
    const around = await neighboursOf(at, tileAt, signal);
    const limits = await groundLimits(elevation, mapTileBounds(at.z, at.x, at.y));
    const points = own.side;
    const side = points + 2 * MARGIN;
    const { heights: found, isOutside } = joined(own, around);
    const filled = fillVoids(found, side, {
      ...limits,
      metresPerPoint: metresPerPoint(at, points),
    });
    const { heights, isTrue } = isOutside.includes(1)
      ? fadeOutside(filled, side, {
          isOutside,
          embedded: await embeddedHeights(elevation, at, points),
          points: MARGIN,
        })
      : { heights: filled, isTrue: null };
    const block = { ...at, heights, isTrue, points };
    // A neighbour that did not answer is asked again with the next tile.
    if (around.every(({ failed }) => !failed)) blocks.set(key, block);
    const [oldest] = blocks.keys();
    if (blocks.size > MAX_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    return block;
  };
}

export function terrainPart(block: TerrainBlock, { z, x, y }: StoredTile): TerrainPart {
  const across = 2 ** (z - block.z);
  const [left, top] = [x - block.x * across, y - block.y * across];
  const side = block.points + 2 * MARGIN;
  const grid = { values: block.heights, columns: side, rows: side };
  const cells = (shares: Float64Array, from: number): Float64Array =>
    shares.map((share) => ((from + share) / across) * block.points - 0.5 + MARGIN);
  const heightsAt = (shares: Float64Array): Float32Array =>
    resample(grid, cells(shares, left), cells(shares, top));
  return {
    z,
    x,
    y,
    points: block.points / across,
    heightsAt,
    trueHeightsAt(shares) {
      const { isTrue } = block;
      const heights = heightsAt(shares);
      if (isTrue === null) return heights;
      const [columns, rows] = [cells(shares, left), cells(shares, top)].map((all) =>
        all.map(Math.round),
      );
      return heights.map((height, at) => {
        const row = rows?.[Math.floor(at / shares.length)] ?? 0;
        const cell = row * side + (columns?.[at % shares.length] ?? 0);
        return isTrue[cell] === 1 ? height : Number.NaN;
      });
    },
  };
}

/** `length` shares of a tile's side. */
export function sharesOf(length: number, shareOf: ShareOf): Float64Array {
  return Float64Array.from({ length }, (_, at) => shareOf(at));
}

type NeighbourTile = { column: number; row: number; tile: TerrainTile | null; failed: boolean };

/** The eight tiles around. One that fails must not cost the tile in their middle. */
function neighboursOf(
  block: StoredTile,
  tileAt: SourceTiles<TerrainTile>,
  signal: AbortSignal | undefined,
): Promise<NeighbourTile[]> {
  return Promise.all(
    NEIGHBOURS.map(async ([column, row]) => {
      try {
        const { z, x, y } = neighbourOf(block, [column, row]);
        const tile = await tileAt(z, x, y, signal);
        return { column, row, tile, failed: false };
      } catch {
        throwIfAborted(signal);
        return { column, row, tile: null, failed: true };
      }
    }),
  );
}

/** A tile with the edges of its neighbours; where there is none, its own edge is repeated. */
function joined(
  own: TerrainTile,
  around: readonly NeighbourTile[],
): { heights: Float32Array; isOutside: Uint8Array } {
  const points = own.side;
  const side = points + 2 * MARGIN;
  const heights = new Float32Array(side * side);
  const isOutside = new Uint8Array(side * side);
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      const there = around.find((one) => one.column === column && one.row === row);
      const tile = row === 0 && column === 0 ? own : there?.tile;
      const fits = tile?.side === points;
      const from = fits ? tile : own;
      // Of a neighbour that did not answer nobody knows whether the data end there.
      const isAbsent = !fits && there?.failed !== true;
      for (let y = first(row, points); y < end(row, points); y += 1) {
        for (let x = first(column, points); x < end(column, points); x += 1) {
          const [left, top] = fits ? [column * points, row * points] : [0, 0];
          const [cell, line] = [within(x - left, points), within(y - top, points)];
          const at = (y + MARGIN) * side + x + MARGIN;
          heights[at] = from.heights[line * points + cell] ?? Number.NaN;
          isOutside[at] = isAbsent || !isKnown(from, cell, line) ? 1 : 0;
        }
      }
    }
  }
  return { heights, isOutside };
}

/** Of a third of a block: the tile's own, or a margin. */
function first(third: number, points: number): number {
  return third < 0 ? -MARGIN : third * points;
}

function end(third: number, points: number): number {
  return third > 0 ? points + MARGIN : (third + 1) * points;
}

function within(cell: number, points: number): number {
  return Math.max(0, Math.min(points - 1, cell));
}

function isKnown({ known }: TerrainTile, column: number, row: number): boolean {
  const { columns, rows } = known;
  return column >= columns[0] && column < columns[1] && row >= rows[0] && row < rows[1];
}

async function embeddedHeights(
  elevation: ElevationGrid,
  at: StoredTile,
  points: number,
): Promise<Float32Array> {
  const frame = frameAt(at, points + 2 * MARGIN, (cell) => (cell - MARGIN + 0.5) / points);
  const surface = await embeddedSurface(elevation, frame, at.z + 1);
  return surface(frame);
}

const EARTH_M = 40_075_016.686;

function metresPerPoint({ z, y }: StoredTile, points: number): number {
  const cosine = 1 / Math.cosh(Math.PI * (1 - (2 * (y + 0.5)) / 2 ** z));
  return (EARTH_M * cosine) / (points * 2 ** z);
}
