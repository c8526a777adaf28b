/** Lapse rate of the standard atmosphere (ISO 2533), K per metre. */
const LAPSE_PER_M = 0.0065;

/** A temperature known at one height (metres), as it is at another. */
export function atHeight(celsius: number, from: number, to: number): number {
  return celsius - LAPSE_PER_M * (to - from);
}
