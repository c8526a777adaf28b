/**
 * One yes-or-no decision of a coded stream. The decoder ignores `bit` and answers what was
 * written; the encoder (data/grid-codec/bit-encoder.ts) writes `bit` and answers it. So the model
 * that says what is likely is written once, for both.
 */
export type BitCoder = (contexts: Contexts, index: number, bit: number) => number;

/** Adaptive probabilities of a 1, 16 bits each: a quick and a slow learner, used half and half. */
export type Contexts = { quick: Uint16Array; slow: Uint16Array };

export function createContexts(count: number): Contexts {
  return {
    quick: new Uint16Array(count).fill(0x80_00),
    slow: new Uint16Array(count).fill(0x80_00),
  };
}

/** Where the current range is divided: the part below belongs to a 1. */
export function splitOf(contexts: Contexts, index: number, range: number): number {
  const likely = ((contexts.quick[index] ?? 0) + (contexts.slow[index] ?? 0)) >>> 2;
  return (range >>> 15) * Math.min(0x7f_f0, Math.max(0x10, likely));
}

export function learn(contexts: Contexts, index: number, bit: number): void {
  const target = bit === 1 ? 0xff_ff : 0;
  const quick = contexts.quick[index] ?? 0;
  const slow = contexts.slow[index] ?? 0;
  contexts.quick[index] = quick + ((target - quick) >> 4);
  contexts.slow[index] = slow + ((target - slow) >> 7);
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
  return (contexts, index) => {
    const split = splitOf(contexts, index, range);
    const bit = code < split ? 1 : 0;
    if (bit === 1) {
      range = split;
    } else {
      code = (code - split) >>> 0;
      range = (range - split) >>> 0;
    }
    learn(contexts, index, bit);
    while (range < 0x1_00_00_00) {
      range = (range << 8) >>> 0;
      shiftIn();
    }
    return bit;
  };
}
