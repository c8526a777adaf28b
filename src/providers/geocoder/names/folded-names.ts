import { foldLetter, foldName } from './fold-name.ts';

/** A pool of folded names, each ended by a zero byte. */
export type FoldedNames = {
  /** Appends a name and returns where it begins; -1 when nothing of it is left. */
  add(name: string): number;
  /** The same for a piece of UTF-8, without making a string of it. */
  addUtf8(bytes: Uint8Array, start: number, end: number): number;
  pool(): Uint8Array;
};

const SPACE = 32;

export function createFoldedNames(capacity: number): FoldedNames {
  let pool = new Uint8Array(capacity);
  let end = 0;
  const reserve = (more: number) => {
    if (end + more < pool.length) return;
    const wider = new Uint8Array((pool.length + more) * 2);
    wider.set(pool);
    pool = wider;
  };
  const close = (start: number) => {
    if (end > start && pool[end - 1] === SPACE) end -= 1;
    if (end === start) return -1;
    pool[end++] = 0;
    return start;
  };
  /** Writes plain letters; a space neither begins a name nor follows another. */
  const put = (code: number, start: number) => {
    if (code === SPACE && (end === start || pool[end - 1] === SPACE)) return;
    pool[end++] = code;
  };
  return {
    add(name) {
      const folded = foldName(name);
      reserve(folded.length + 1);
      const start = end;
      for (let at = 0; at < folded.length; at++) put(folded.charCodeAt(at), start);
      return close(start);
    },
    addUtf8(bytes, from, to) {
      reserve((to - from) * 2 + 1);
      const start = end;
      for (let at = from; at < to; at++) {
        const byte = bytes[at] ?? 0;
        if (byte < 128) put(ASCII_FOLDS[byte] ?? SPACE, start);
        else {
          const length = byte >= 240 ? 4 : byte >= 224 ? 3 : 2;
          const plain = foldLetter(decodeLetter(bytes, at, length));
          for (const sign of plain) put(sign.charCodeAt(0), start);
          at += length - 1;
        }
        if (end > start && pool[end - 1] === 0) end -= 1;
      }
      return close(start);
    },
    pool: () => pool.subarray(0, end),
  };
}

/** The folded form of each ASCII character; 0 for those that vanish. */
const ASCII_FOLDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  const folded = foldName(letter);
  if (folded !== '') return folded.charCodeAt(0);
  return foldName(`a${letter}a`) === 'aa' ? 0 : SPACE;
});

function decodeLetter(bytes: Uint8Array, at: number, length: number): string {
  let code = (bytes[at] ?? 0) & (0xff >> (length + 1));
  for (let next = 1; next < length; next++) code = (code << 6) | ((bytes[at + next] ?? 0) & 63);
  return String.fromCodePoint(code);
}
