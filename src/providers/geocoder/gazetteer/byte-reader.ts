/** Reads the gazetteer's binary files sequentially. */
export type ByteReader = {
  byte(): number;
  /** Unsigned, 7 bits a byte, low bits first. */
  varint(): number;
  /** Signed, from a varint of its zigzag code. */
  signed(): number;
  /** UTF-8, preceded by its length in bytes. */
  text(): string;
  /** The next bytes, not copied. */
  raw(length: number): Uint8Array;
};

export function createByteReader(bytes: Uint8Array): ByteReader {
  const decoder = new TextDecoder();
  let at = 0;
  const byte = () => {
    const value = bytes[at];
    if (value === undefined) throw new RangeError('the gazetteer ends early');
    at += 1;
    return value;
  };
  const varint = () => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const next = byte();
      value += (next & 127) * scale;
      if (next < 128) return value;
      scale *= 128;
    }
  };
  const raw = (length: number) => {
    const slice = bytes.subarray(at, at + length);
    if (slice.length < length) throw new RangeError('the gazetteer ends early');
    at += length;
    return slice;
  };
  return {
    byte,
    varint,
    signed: () => {
      const code = varint();
      return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
    },
    text: () => decoder.decode(raw(varint())),
    raw,
  };
}
