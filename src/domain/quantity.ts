import type { QuantityRule } from '#src/domain/catalogue.ts';

/** More sets than this nobody carries: from then on things are washed on the way. */
const SETS_EACH = 5;

/** How many of a per-day thing each traveller takes. */
export function setsEach(days: number): number {
  return Math.min(days, SETS_EACH);
}

/** How many pieces the whole group needs. */
export function quantityFor(rule: QuantityRule, days: number, travelers: number): number {
  switch (rule) {
    case 'per-group':
      return 1;
    case 'per-traveler':
      return travelers;
    case 'per-two-travelers':
      return Math.ceil(travelers / 2);
    case 'per-day':
      return travelers * setsEach(days);
    default:
      return rule satisfies never;
  }
}
