import { PbfWriter } from 'pbf';
import { reversed } from './geometry/reversed.ts';

/** Steps across a tile. At zoom 8 a step of the finest tiles is a quarter of a pixel. */
export const TILE_EXTENT = 1024;

/** Points have finer steps, of 76 m on every level: from zoom 9 on one sees where a summit stands. */
export function pointExtent(z: number): number {
  return 2 ** (19 - z);
}

export type TagValue = string | number;

/** One feature in tile steps; of an area, each outer ring is followed by its holes. */
export type TileFeature = {
  kind: 'point' | 'line' | 'area';
  parts: { steps: Int32Array; hole: boolean }[];
  tags: Readonly<Record<string, TagValue>>;
};

const GEOMETRY_TYPE = { point: 1, line: 2, area: 3 } as const;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;

/** Writes a Mapbox vector tile, version 2; empty layers are left out. */
export function encodeTile(
  layers: ReadonlyMap<string, readonly TileFeature[]>,
  z: number,
): Uint8Array {
  const tile = new PbfWriter();
  for (const [name, features] of layers) {
    const keys: string[] = [];
    const values: TagValue[] = [];
    const written = features
      .map((feature) => encodeFeature(feature, keys, values))
      .filter((feature) => feature !== null);
    if (written.length === 0) continue;
    const layer = new PbfWriter();
    layer.writeStringField(1, name);
    for (const feature of written) layer.writeBytesField(2, feature);
    for (const key of keys) layer.writeStringField(3, key);
    for (const value of values) layer.writeBytesField(4, encodeValue(value));
    layer.writeVarintField(5, features[0]?.kind === 'point' ? pointExtent(z) : TILE_EXTENT);
    layer.writeVarintField(15, 2);
    tile.writeBytesField(3, layer.finish());
  }
  return tile.finish();
}

function encodeFeature(
  feature: TileFeature,
  keys: string[],
  values: TagValue[],
): Uint8Array | null {
  const geometry = feature.kind === 'point' ? encodePoint(feature) : encodePaths(feature);
  if (geometry.length === 0) return null;
  const message = new PbfWriter();
  const tags = Object.entries(feature.tags).flatMap(([key, value]) => [
    position(keys, key),
    position(values, value),
  ]);
  if (tags.length > 0) message.writePackedVarint(2, tags);
  message.writeVarintField(3, GEOMETRY_TYPE[feature.kind]);
  message.writePackedVarint(4, geometry);
  return message.finish();
}

function position<T>(list: T[], value: T): number {
  const at = list.indexOf(value);
  return at === -1 ? list.push(value) - 1 : at;
}

function encodePoint(feature: TileFeature): number[] {
  const steps = feature.parts[0]?.steps;
  return steps === undefined
    ? []
    : [MOVE_TO | (1 << 3), zigzag(steps[0] ?? 0), zigzag(steps[1] ?? 0)];
}

function encodePaths(feature: TileFeature): number[] {
  const commands: number[] = [];
  const pen = { x: 0, y: 0 };
  const area = feature.kind === 'area';
  let outerGone = false;
  for (const part of feature.parts) {
    if (part.hole && outerGone) continue;
    const steps = area ? wound(tidy(part.steps, true), part.hole) : tidy(part.steps, false);
    const enough = steps.length >= (area ? 6 : 4);
    if (area && !part.hole) outerGone = !enough;
    if (enough) pushPath(commands, steps, pen, area);
  }
  return commands;
}

function pushPath(
  commands: number[],
  steps: readonly number[],
  pen: { x: number; y: number },
  close: boolean,
): void {
  for (let at = 0; at < steps.length; at += 2) {
    const x = steps[at] ?? 0;
    const y = steps[at + 1] ?? 0;
    if (at === 0) commands.push(MOVE_TO | (1 << 3));
    if (at === 2) commands.push(LINE_TO | ((steps.length / 2 - 1) << 3));
    commands.push(zigzag(x - pen.x), zigzag(y - pen.y));
    pen.x = x;
    pen.y = y;
  }
  if (close) commands.push(CLOSE_PATH | (1 << 3));
}

/** Drops points that repeat the one before or lie straight between their neighbours. */
function tidy(steps: Int32Array, ring: boolean): number[] {
  const result: number[] = [];
  for (let at = 0; at < steps.length; at += 2) pushTidy(result, steps[at] ?? 0, steps[at + 1] ?? 0);
  if (ring && result.length > 2 && result[0] === result.at(-2) && result[1] === result.at(-1)) {
    result.length -= 2;
  }
  return result;
}

function pushTidy(result: number[], x: number, y: number): void {
  const [bx, by] = [result.at(-2), result.at(-1)];
  if (bx === x && by === y) return;
  const [ax, ay] = [result.at(-4), result.at(-3)];
  if (ax !== undefined && ay !== undefined && bx !== undefined && by !== undefined) {
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const onwards = (bx - ax) * (x - bx) + (by - ay) * (y - by) > 0;
    if (cross === 0 && onwards) result.length -= 2;
  }
  result.push(x, y);
}

/** Outer rings turn clockwise on the screen, holes the other way; a ring without area is none. */
function wound(steps: number[], hole: boolean): number[] {
  let doubled = 0;
  for (let at = 0; at < steps.length; at += 2) {
    const next = (at + 2) % steps.length;
    doubled +=
      (steps[at] ?? 0) * (steps[next + 1] ?? 0) - (steps[next] ?? 0) * (steps[at + 1] ?? 0);
  }
  if (doubled === 0) return [];
  if (doubled > 0 !== hole) return steps;
  return reversed(steps);
}

function encodeValue(value: TagValue): Uint8Array {
  const message = new PbfWriter();
  if (typeof value === 'string') message.writeStringField(1, value);
  else message.writeSVarintField(6, value);
  return message.finish();
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
