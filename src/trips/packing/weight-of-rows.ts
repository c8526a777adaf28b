import type { ListLine } from '#src/domain/list/apply-edits.ts';

/** Grams of all lines with a known weight, and whether that is all of them. */
export function weightOfRows(rows: readonly ListLine[]): { grams: number; complete: boolean } {
  return {
    grams: rows.reduce((sum, { weight_g: each, quantity }) => sum + (each ?? 0) * quantity, 0),
    complete: rows.every(({ weight_g: each }) => each !== null),
  };
}
