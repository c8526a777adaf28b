type DecodeOptions = {
  /** The bytes end anywhere, perhaps inside a character. */
  partial?: boolean;
  /** One letter a byte, whatever they are. */
  latin?: boolean;
};

/**
 * The text of a file: UTF-8, UTF-16 by its mark or its zeros, else the Western European code page that
 * old programs write. Null where it is no text in what it says it is.
 */
export function decodeText(
  bytes: Uint8Array,
  { partial = false, latin = false }: DecodeOptions = {},
): string | null {
  const decode = (encoding: string, fatal: boolean) => {
    try {
      return new TextDecoder(encoding, { fatal }).decode(bytes, { stream: partial });
    } catch {
      return null;
    }
  };
  if (latin) return decode('windows-1252', false);
  const wide = wideEncoding(bytes);
  if (wide !== null) return decode(wide, true);
  return decode('utf-8', true) ?? decode('windows-1252', false);
}

/** By the mark at the beginning, or by the zeros of a first letter that is an English one. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0 && second !== 0) return 'utf-16be';
  return second === 0 && first !== 0 ? 'utf-16le' : null;
}
