import { learn, splitOf } from '#src/providers/grid-codec/bit-decoder.ts';
import type { BitCoder } from '#src/providers/grid-codec/bit-decoder.ts';

/** The counterpart of createBitDecoder: `code` writes decisions, `finish` gives the bytes. */
export function createBitEncoder(): { code: BitCoder; finish: () => Uint8Array } {
  const bytes: number[] = [];
  let low = 0;
  let range = 0xff_ff_ff_ff;
  let cache = 0;
  let pending = 1;
  const shiftOut = (): void => {
    if (low < 0xff_00_00_00 || low > 0xff_ff_ff_ff) {
      const carry = low > 0xff_ff_ff_ff ? 1 : 0;
      for (; pending > 0; pending--) {
        bytes.push((cache + carry) & 0xff);
        cache = 0xff;
      }
      cache = Math.floor(low / 0x1_00_00_00) & 0xff;
    }
    pending++;
    low = (low % 0x1_00_00_00) * 0x1_00;
  };
  return {
    code(contexts, index, bit, other = index) {
      const split = splitOf(contexts, index, other, range);
      if (bit === 1) {
        range = split;
      } else {
        low += split;
        range = (range - split) >>> 0;
      }
      learn(contexts, index, bit);
      if (other !== index) learn(contexts, other, bit);
      while (range < 0x1_00_00_00) {
        range = (range << 8) >>> 0;
        shiftOut();
      }
      return bit;
    },
    finish() {
      for (let i = 0; i < 5; i++) shiftOut();
      return Uint8Array.from(bytes);
    },
  };
}
