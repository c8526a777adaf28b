import { PbfReader } from 'pbf';

/** Steps across a tile; shapes reach a little past its edges. */
export const TILE_STEPS = 1024;

/** A string, a number of any wire type, or a boolean. */
export type TagValue = string | number | boolean;

export type TileFeature = {
  kind: 'point' | 'line' | 'area';
  /** x, y, … in tile steps, y downwards: a point, lines, or rings (holes in reverse direction). */
  parts: number[][];
  tags: Readonly<Record<string, TagValue>>;
};

/** Decodes a Mapbox vector tile, version 2, by layers; data/basemap/encode-tile.ts writes it. */
export function readVectorTile(bytes: Uint8Array): ReadonlyMap<string, readonly TileFeature[]> {
  const layers = new Map<string, TileFeature[]>();
  new PbfReader(bytes).readFields((field, into, reader) => {
    if (field !== 3) return;
    const { name, features } = readLayer(reader);
    into.set(name, features);
  }, layers);
  return layers;
}

type Layer = {
  name: string;
  raw: { kind: number; tags: number[]; geometry: number[] }[];
  keys: string[];
  values: TagValue[];
  /** Steps across the tile in this layer. */
  extent: number;
};

function readLayer(reader: PbfReader): { name: string; features: TileFeature[] } {
  const empty: Layer = { name: '', raw: [], keys: [], values: [], extent: TILE_STEPS };
  const layer = reader.readMessage((field, into, message) => {
    if (field === 1) into.name = message.readString();
    if (field === 2) into.raw.push(readFeature(message));
    if (field === 3) into.keys.push(message.readString());
    if (field === 4) into.values.push(readValue(message));
    if (field === 5) into.extent = message.readVarint();
  }, empty);
  const features = layer.raw.map(({ kind, tags, geometry }) => ({
    kind: kind === 1 ? ('point' as const) : kind === 2 ? ('line' as const) : ('area' as const),
    parts: inTileSteps(partsOf(geometry), layer.extent),
    tags: tagsOf(tags, layer),
  }));
  return { name: layer.name, features };
}

function readFeature(reader: PbfReader): Layer['raw'][number] {
  const empty: Layer['raw'][number] = { kind: 0, tags: [], geometry: [] };
  return reader.readMessage((field, into, message) => {
    if (field === 2) message.readPackedVarint(into.tags);
    if (field === 3) into.kind = message.readVarint();
    if (field === 4) message.readPackedVarint(into.geometry);
  }, empty);
}

/** Of the types of the specification: float, double, int64, uint64, sint64, bool. */
function readValue(reader: PbfReader): TagValue {
  const empty: { value: TagValue } = { value: 0 };
  return reader.readMessage((field, into, message) => {
    if (field === 1) into.value = message.readString();
    if (field === 2) into.value = message.readFloat();
    if (field === 3) into.value = message.readDouble();
    if (field === 4) into.value = message.readVarint(true);
    if (field === 5) into.value = message.readVarint();
    if (field === 6) into.value = message.readSVarint();
    if (field === 7) into.value = message.readBoolean();
  }, empty).value;
}

function tagsOf(pairs: readonly number[], { keys, values }: Layer): TileFeature['tags'] {
  const entries: [string, TagValue][] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    entries.push([keys[pairs[at] ?? 0] ?? '', values[pairs[at + 1] ?? 0] ?? 0]);
  }
  return Object.fromEntries(entries);
}

/** Commands: 1 (move to) starts a part, 2 (line to) continues it, 7 (close) adds nothing. */
function partsOf(geometry: readonly number[]): number[][] {
  const parts: number[][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < geometry.length;) {
    const command = geometry[at++] ?? 0;
    if ((command & 7) === 7) continue;
    if ((command & 7) === 1) parts.push([]);
    for (let left = command >> 3; left > 0; left -= 1) {
      x += unzigzag(geometry[at++] ?? 0);
      y += unzigzag(geometry[at++] ?? 0);
      parts.at(-1)?.push(x, y);
    }
  }
  return parts;
}

/** A layer may have finer steps than a tile's: fractions of them then. */
function inTileSteps(parts: number[][], extent: number): number[][] {
  if (extent === TILE_STEPS) return parts;
  return parts.map((part) => part.map((value) => (value * TILE_STEPS) / extent));
}

function unzigzag(value: number): number {
  return (value >> 1) ^ -(value & 1);
}
