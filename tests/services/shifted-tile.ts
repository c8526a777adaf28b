import { PbfReader, PbfWriter } from 'pbf';

/** The position of a tile within its ancestor `up` zoom levels above, in tiles of its own size. */
type Part = { up: number; column: number; row: number };

const LAYER = 3;
const NAME = 1;
const FEATURE = 2;
const EXTENT = 5;
const GEOMETRY = 4;
/** Indices into a geometry, which begins with a MoveTo: command, x, y. */
const FIRST_X = 1;
const FIRST_Y = 2;

/** Overzooms: writes the layers of a vector tile moved and scaled to a tile within it, not clipped. */
export function writeShifted(
  bytes: Uint8Array,
  part: Part,
  renamed: (layer: string) => string | null,
  tile: PbfWriter,
): void {
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag !== LAYER) return;
    const layer = reader.readBytes();
    const { name, extent } = headOf(layer);
    const next = renamed(name);
    if (next !== null) tile.writeBytesField(LAYER, shiftedLayer(layer, next, extent, part));
  }, null);
}

function headOf(layer: Uint8Array): { name: string; extent: number } {
  const head = { name: '', extent: 4096 };
  new PbfReader(layer).readFields((tag, into, reader) => {
    if (tag === NAME) into.name = reader.readString();
    if (tag === EXTENT) into.extent = reader.readVarint();
  }, head);
  return head;
}

function shiftedLayer(layer: Uint8Array, name: string, extent: number, part: Part): Uint8Array {
  const size = extent / 2 ** part.up;
  const by = { x: part.column * size, y: part.row * size };
  const written = new PbfWriter();
  written.writeStringField(NAME, name);
  new PbfReader(layer).readFields((tag, _, reader) => {
    if (tag === FEATURE) written.writeBytesField(FEATURE, shiftedFeature(reader.readBytes(), by));
    if (tag === 3 || tag === 4) written.writeBytesField(tag, reader.readBytes());
  }, null);
  written.writeVarintField(EXTENT, size);
  written.writeVarintField(15, 2);
  return written.finish();
}

function shiftedFeature(feature: Uint8Array, by: { x: number; y: number }): Uint8Array {
  const written = new PbfWriter();
  new PbfReader(feature).readFields((tag, _, reader) => {
    if (tag === 2) written.writePackedVarint(tag, reader.readPackedVarint());
    if (tag === 3) written.writeVarintField(tag, reader.readVarint());
    if (tag !== GEOMETRY) return;
    const geometry = reader.readPackedVarint();
    geometry[FIRST_X] = zigzag(unzigzag(geometry[FIRST_X] ?? 0) - by.x);
    geometry[FIRST_Y] = zigzag(unzigzag(geometry[FIRST_Y] ?? 0) - by.y);
    written.writePackedVarint(GEOMETRY, geometry);
  }, null);
  return written.finish();
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

function unzigzag(value: number): number {
  return (value >> 1) ^ -(value & 1);
}
