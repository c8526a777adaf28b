/**
 * Codes one bit, with the probability of the contexts `index` and `other` together. The decoder
 * ignores `bit` and returns the one that was written; the encoder (data/grid-codec/bit-encoder.ts)
 * writes `bit` and returns it. So encoder and decoder share one model.
 */
export type BitCoder = (contexts: Contexts, index: number, bit: number, other?: number) => number;

/**
 * Adaptive probabilities of a 1: 16 bits each, then six bits with the number of bits it has been
 * updated with, up to MAX_SEEN.
 */
export type Contexts = Uint32Array;

const SEEN_BITS = 6;
const SEEN_MASK = 0x3f;
const MAX_SEEN = 62;
/** Adaptation rate (of 4096) by the number of updates: fast at first. */
const RATES = Uint16Array.from({ length: MAX_SEEN + 1 }, (_, seen) =>
  Math.floor(4096 / (seen + 1.6)),
);

export function createContexts(count: number): Contexts {
  return new Uint32Array(count).fill(0x80_00 << SEEN_BITS);
}

/** The split of the current range: the part below it codes a 1. */
export function splitOf(contexts: Contexts, index: number, other: number, range: number): number {
  const sum = (contexts[index] ?? 0) + (contexts[other] ?? 0);
  return (range >>> 15) * Math.min(0x7f_f0, Math.max(0x10, sum >>> (SEEN_BITS + 2)));
}

export function learn(contexts: Contexts, index: number, bit: number): void {
  const context = contexts[index] ?? 0;
  const seen = context & SEEN_MASK;
  const likely = context >>> SEEN_BITS;
  const target = bit === 1 ? 0xff_ff : 0;
  const moved = likely + (((target - likely) * (RATES[seen] ?? 0)) >> 12);
  contexts[index] = (moved << SEEN_BITS) | (seen < MAX_SEEN ? seen + 1 : seen);
}

/** A binary range decoder (as in LZMA): 32-bit range, bytes shifted in from the front. */
export function createBitDecoder(bytes: Uint8Array): BitCoder {
  let position = 0;
  let range = 0xff_ff_ff_ff;
  let code = 0;
  const shiftIn = (): void => {
    code = ((code << 8) | (bytes[position++] ?? 0)) >>> 0;
  };
  for (let i = 0; i < 5; i++) shiftIn();
  return (contexts, index, _, other = index) => {
    const split = splitOf(contexts, index, other, range);
    const bit = code < split ? 1 : 0;
    if (bit === 1) {
      range = split;
    } else {
      code = (code - split) >>> 0;
      range = (range - split) >>> 0;
    }
    learn(contexts, index, bit);
    if (other !== index) learn(contexts, other, bit);
    while (range < 0x1_00_00_00) {
      range = (range << 8) >>> 0;
      shiftIn();
    }
    return bit;
  };
}
