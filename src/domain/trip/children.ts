import * as v from 'valibot';

/** Years of the eldest who is a child on the form. */
export const ELDEST_CHILD = 14;

const childAgeSchema = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ELDEST_CHILD)),
);

/** A child's age in whole years, 0 for a baby; null while nobody says. */
export type ChildAge = v.InferOutput<typeof childAgeSchema>;

/**
 * The children among the travellers, one age each. Absent where nobody said that children come along,
 * and where it cannot be read: that costs neither the form nor a trip. Their ages are in no link.
 */
export const childrenSchema = v.fallback(v.optional(v.array(childAgeSchema)), undefined);

/** How many of so many travellers may be children: one is grown up. */
export function mostChildren(travelers: number): number {
  return travelers - 1;
}

/** So many children: known ages stay, further ones are not said yet. */
export function withChildren(ages: readonly ChildAge[], count: number): ChildAge[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => ages[index] ?? null);
}
