/** A longitude of any wrapped world as -180..180. */
export function normalizeLng(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng;
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}
