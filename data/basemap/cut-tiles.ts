import { clipLine, clipRing } from './geometry/clip.ts';
import { TILE_EXTENT, pointExtent } from './encode-tile.ts';
import type { TagValue, TileFeature } from './encode-tile.ts';

/** A shape on the Mercator world (0 to 1, may run past 1 east); of an area, part 0 is the outer ring. */
export type Shape = {
  layer: string;
  kind: 'point' | 'line' | 'area';
  parts: Float64Array[];
  tags?: Readonly<Record<string, TagValue>>;
};

export type TileKey = { z: number; x: number; y: number };

export type CutTile = TileKey & { layers: Map<string, TileFeature[]> };

type Box = { low: [number, number]; high: [number, number] };

/**
 * Margin of shapes past a tile's edge, so that strokes along the edge do not end inside the tile:
 * the glow and the lining along the land are wide, all other strokes are thin.
 */
const BUFFER = { land: 12 / 512, other: 3 / 512, point: 0 };

/** Cuts shapes into the tiles of one level. Shapes of one layer without tags become one feature. */
export function cutTiles(shapes: readonly Shape[], level: number): CutTile[] {
  const tiles = new Map<string, CutTile>();
  for (const shape of shapes) {
    const whole = boxOf(shape.parts[0] ?? new Float64Array());
    // Shapes around the whole world (Antarctica) are repeated on both sides already.
    const shifts = whole.high[0] - whole.low[0] > 1.5 ? [0] : [-1, 0, 1];
    for (const shift of shifts) {
      const moved = shape.parts.map((part) => moveEast(part, shift));
      const box = boxOf(moved[0] ?? new Float64Array());
      if (box.high[0] < -BUFFER.land || box.low[0] > 1 + BUFFER.land) continue;
      descend({ ...shape, parts: moved }, { z: 0, x: 0, y: 0 }, level, tiles);
    }
  }
  return [...tiles.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

function descend(shape: Shape, tile: TileKey, level: number, tiles: Map<string, CutTile>): void {
  if (tile.z === level) {
    place(shape, tile, tiles);
    return;
  }
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const child = { z: tile.z + 1, x: tile.x * 2 + dx, y: tile.y * 2 + dy };
    const reach = bufferOf(shape) * 2 ** -level;
    for (const parts of cutTo(shape, child, reach)) {
      descend({ ...shape, parts }, child, level, tiles);
    }
  }
}

function bufferOf(shape: Shape): number {
  if (shape.kind === 'point') return BUFFER.point;
  return shape.layer === 'land' ? BUFFER.land : BUFFER.other;
}

/** The pieces of a shape within a tile and a margin. */
function cutTo(shape: Shape, tile: TileKey, margin: number): Float64Array[][] {
  const size = 2 ** -tile.z;
  const frame: Box = {
    low: [tile.x * size - margin, tile.y * size - margin],
    high: [(tile.x + 1) * size + margin, (tile.y + 1) * size + margin],
  };
  const box = boxOf(shape.parts[0] ?? new Float64Array());
  if (shape.kind === 'point') return contains(frame, box) ? [shape.parts] : [];
  if (!meets(frame, box)) return [];
  if (contains(frame, box)) return [shape.parts];
  if (shape.kind === 'line') {
    return shape.parts
      .flatMap((part) => clipLine(part, 0, frame.low[0], frame.high[0]))
      .flatMap((part) => clipLine(part, 1, frame.low[1], frame.high[1]))
      .map((part) => [part]);
  }
  const [outer, ...holes] = shape.parts.map((part) =>
    clipRing(clipRing(part, 0, frame.low[0], frame.high[0]), 1, frame.low[1], frame.high[1]),
  );
  if (outer === undefined || outer.length < 6) return [];
  return [[outer, ...holes.filter((hole) => hole.length >= 6)]];
}

function place(shape: Shape, tile: TileKey, tiles: Map<string, CutTile>): void {
  const key = `${tile.x}/${tile.y}`;
  const target = tiles.get(key) ?? { ...tile, layers: new Map<string, TileFeature[]>() };
  tiles.set(key, target);
  const features = target.layers.get(shape.layer) ?? [];
  target.layers.set(shape.layer, features);
  const extent = shape.kind === 'point' ? pointExtent(tile.z) : TILE_EXTENT;
  const parts = shape.parts.map((part, at) => ({
    steps: toSteps(part, tile, extent),
    hole: shape.kind === 'area' && at > 0,
  }));
  const same = shape.kind === 'point' ? undefined : features.find((it) => sameTags(it, shape));
  if (same === undefined) features.push({ kind: shape.kind, parts, tags: shape.tags ?? {} });
  else same.parts.push(...parts);
}

function sameTags(feature: TileFeature, shape: Shape): boolean {
  return JSON.stringify(feature.tags) === JSON.stringify(shape.tags ?? {});
}

function toSteps(part: Float64Array, tile: TileKey, extent: number): Int32Array {
  const scale = 2 ** tile.z * extent;
  const origin = [tile.x * extent, tile.y * extent] as const;
  return Int32Array.from(
    part,
    (value, at) => Math.round(value * scale) - origin[at % 2 === 0 ? 0 : 1],
  );
}

function moveEast(part: Float64Array, worlds: number): Float64Array {
  return worlds === 0 ? part : part.map((value, at) => (at % 2 === 0 ? value + worlds : value));
}

function boxOf(part: Float64Array): Box {
  const box: Box = {
    low: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    high: [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  };
  for (let at = 0; at < part.length; at += 2) {
    const x = part[at] ?? 0;
    const y = part[at + 1] ?? 0;
    if (x < box.low[0]) box.low[0] = x;
    if (x > box.high[0]) box.high[0] = x;
    if (y < box.low[1]) box.low[1] = y;
    if (y > box.high[1]) box.high[1] = y;
  }
  return box;
}

function meets(frame: Box, box: Box): boolean {
  return (
    box.low[0] <= frame.high[0] &&
    box.high[0] >= frame.low[0] &&
    box.low[1] <= frame.high[1] &&
    box.high[1] >= frame.low[1]
  );
}

function contains(frame: Box, box: Box): boolean {
  return (
    box.low[0] >= frame.low[0] &&
    box.high[0] < frame.high[0] &&
    box.low[1] >= frame.low[1] &&
    box.high[1] < frame.high[1]
  );
}
