import { LAPSE_PER_M } from '#src/domain/climate/lapse-rate.ts';

/** A temperature known at one height (metres), as it is at another. */
export function atHeight(celsius: number, from: number, to: number): number {
  return celsius - LAPSE_PER_M * (to - from);
}
