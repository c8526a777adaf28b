import { codePlanes } from '#src/providers/climate/coded-planes.ts';
import { wavesOf } from '#src/providers/climate/yearly-cycle.ts';
import { createBitEncoder } from '../grid-codec/bit-encoder.ts';

/** The months of all elements by cell, one element after another; null without values. */
export type MonthCells = readonly (ArrayLike<number> | null)[];

/** Encodes a grid of months: each element's year as Fourier coefficients, quantized by its step. */
export function encodePlanes(
  cells: MonthCells,
  size: { columns: number; rows: number },
  steps: readonly number[],
): Uint8Array {
  const count = size.columns * size.rows;
  const valid = new Uint8Array(count);
  const planes = Array.from({ length: steps.length * 12 }, () => new Int16Array(count));
  for (let cell = 0; cell < count; cell++) {
    const months = cells[cell] ?? null;
    if (months === null) continue;
    valid[cell] = 1;
    for (const [element, step] of steps.entries()) {
      const year = Array.from({ length: 12 }, (_, month) => months[element * 12 + month] ?? 0);
      for (const [wave, height] of wavesOf(year).entries()) {
        const plane = planes[element * 12 + wave];
        if (plane !== undefined) plane[cell] = Math.round(height / step);
      }
    }
  }
  const encoder = createBitEncoder();
  codePlanes(encoder.code, { ...size, valid, planes });
  return encoder.finish();
}
