import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { priceOf, sumOf, weightOfAll } from './packing-list.ts';
import type { Sources } from './packing-list.ts';

export type PackingTotals = {
  /** Euro for all that lacks and has a known price; null when nothing of it has. */
  stillToBuy: number | null;
  /** False when a price is not known, so that it is more than `stillToBuy`. */
  priceComplete: boolean;
  /** Grams of all that is carried and has a known weight; null when nothing has. */
  weight: number | null;
  /** False when the weight of something is not known, so that it is more than `weight`. */
  weightComplete: boolean;
  /** Lines that are ticked, and all lines. */
  packed: number;
  lines: number;
};

/** Things hired or bought at the place are not paid for now, and things hired are not carried. */
export function packingTotals(
  lines: readonly ListLine[],
  sources: Sources,
  packed: readonly string[],
): PackingTotals {
  const prices = lines.filter(({ id }) => sources.get(id) === 'lacking').map(priceOf);
  const known = prices.filter((price) => price !== null);
  const priceComplete = known.length === prices.length;
  return {
    stillToBuy: known.length > 0 || priceComplete ? sumOf(known) : null,
    priceComplete,
    weight: weightOfAll(lines, sources),
    weightComplete: lines.every(
      ({ id, weight_g: weight }) => weight !== null || sources.get(id) === 'hire-there',
    ),
    packed: lines.filter(({ key }) => packed.includes(key)).length,
    lines: lines.length,
  };
}
