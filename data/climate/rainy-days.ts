/**
 * Rounded by hand near a fit to all of inputs/known-wet-days.txt; docs/climate.md has how a fit to half
 * of them did on the other half.
 */
const FACTOR = 0.454;
const DAMP_POWER = 0.8;
const AMOUNT_POWER = 0.22;

/** Days of a month with at least 1 mm, from those with at least 0.1 mm and the month's amount in mm. */
export function wetDaysOf(dampDays: number, precipitation: number): number {
  const days = FACTOR * dampDays ** DAMP_POWER * precipitation ** AMOUNT_POWER;
  return Math.min(days, dampDays, precipitation);
}
