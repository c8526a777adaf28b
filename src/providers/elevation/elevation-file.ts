import { createBitDecoder } from '#src/providers/grid-codec/bit-decoder.ts';
import { codeElevationBlock } from './elevation-block.ts';
import type { ElevationBlock } from './elevation-block.ts';

/** Decoded heights of a block, rows from the north. */
export type BlockHeights = {
  /** Metres above the sea; exactly 0 on the sea and nowhere else. */
  heights: Int16Array;
  /** 0 sea, 1 land, 2 lake. */
  kinds: Uint8Array;
};

/** Levels per square root of a metre: the source's own quantization. */
export const LEVELS_PER_ROOT_METRE = 2.7;

/** Decodes a file of the elevation pack: one byte (levels per step), then the coded block. */
export function readElevationFile(
  bytes: Uint8Array,
  size: { columns: number; rows: number },
): BlockHeights {
  const cells = size.columns * size.rows;
  const block: ElevationBlock = {
    ...size,
    kinds: new Uint8Array(cells),
    levels: new Int16Array(cells),
  };
  codeElevationBlock(createBitDecoder(bytes.subarray(1)), block);
  const step = (bytes[0] ?? 1) / LEVELS_PER_ROOT_METRE;
  const heights = new Int16Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    if (block.kinds[cell] === 0) continue;
    const root = (block.levels[cell] ?? 0) * step;
    const metres = Math.round(root * Math.abs(root));
    heights[cell] = metres === 0 ? 1 : metres;
  }
  return { heights, kinds: block.kinds };
}
