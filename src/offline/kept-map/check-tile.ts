import type { KeptKind } from '#src/domain/map/kept-area.ts';

/** Whether the bytes are a whole tile. Servers send pages of errors with any status and any content type. */
export async function isWholeTile(
  kind: KeptKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return kind === 'terrain' ? isWholePicture(bytes) : isWholeVectorTile(bytes);
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function isWholeVectorTile(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!isGzip(bytes)) return isRowOfLayers(bytes);
  try {
    // Its checksum stands at the end: what was cut does not inflate.
    return isRowOfLayers(await throughStream(bytes, new DecompressionStream('gzip')));
  } catch {
    return false;
  }
}

/** A vector tile is protobuf, all of whose fields are layers: field 3, a length, and so many bytes. */
function isRowOfLayers(bytes: Uint8Array): boolean {
  const LAYER = 0x1a;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== LAYER) return false;
    at += 1;
    let length = 0;
    let shift = 1;
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined) return false;
      at += 1;
      length += (byte & 0x7f) * shift;
      shift *= 128;
      if (byte < 0x80) break;
    }
    at += length;
  }
  return at === bytes.length;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function isWholePicture(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG.every((byte, at) => bytes[at] === byte)) return hasLastChunk(view);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const isWebp = bytes.length > 12 && word(0) === 'RIFF' && word(8) === 'WEBP';
  return isWebp && view.getUint32(4, true) + 8 <= bytes.length;
}

/** Walks the chunks of a PNG: length, name, content, checksum. The last is named IEND. */
function hasLastChunk(view: DataView): boolean {
  const IEND = 0x49_45_4e_44;
  let at = PNG.length;
  while (at + 12 <= view.byteLength) {
    if (view.getUint32(at + 4) === IEND) return true;
    at += view.getUint32(at) + 12;
  }
  return false;
}

export async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
