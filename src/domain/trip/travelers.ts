import * as v from 'valibot';

/** Specification, section 9. */
export const TRAVELERS = { min: 1, max: 20, initial: 1 } as const;

export const travelersSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(TRAVELERS.min),
  v.maxValue(TRAVELERS.max),
);

/** A typed or stepped traveller count: whole numbers in range pass, anything else keeps the old. */
export function acceptTravelers(previous: number, next: number): number {
  return v.is(travelersSchema, next) ? next : previous;
}
