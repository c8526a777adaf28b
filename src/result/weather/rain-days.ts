/** Closer to a whole number than this, and one number says it. */
const NEARLY = 0.2;

/** '3–4' or '3': on how many of ten days it rains, as people say it. `days` is 0..10. */
export function rainDays(days: number): string {
  const nearest = Math.round(days);
  if (Math.abs(days - nearest) <= NEARLY) return String(nearest);
  return `${Math.floor(days)}–${Math.ceil(days)}`;
}
