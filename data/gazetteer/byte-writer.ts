/** Writes the binary files; the counterpart of src/providers/geocoder/gazetteer/byte-reader.ts. */
export type ByteWriter = {
  byte(value: number): void;
  /** Unsigned, 7 bits a byte, low bits first. */
  varint(value: number): void;
  /** Signed, as a varint of its zigzag code. */
  signed(value: number): void;
  /** UTF-8, preceded by its length in bytes. */
  text(value: string): void;
  bytes(): Uint8Array;
};

export function createByteWriter(): ByteWriter {
  const written: number[] = [];
  const varint = (value: number) => {
    let rest = value;
    while (rest >= 128) {
      written.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    written.push(rest);
  };
  return {
    byte: (value) => written.push(value),
    varint,
    signed: (value) => varint(value >= 0 ? value * 2 : -value * 2 - 1),
    text: (value) => {
      const encoded = Buffer.from(value, 'utf8');
      varint(encoded.length);
      for (const byte of encoded) written.push(byte);
    },
    bytes: () => Uint8Array.from(written),
  };
}
