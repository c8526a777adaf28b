/** The milliseconds that a Retry-After header asks to wait: seconds or a date. Null without a readable one. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/u.test(text)) return Number(text) * 1000;
  // Dates of HTTP are written out; Date would read a bare number as a year.
  const date = /^[a-z]{3}/iu.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
