import { formatDaysOfTen } from '#src/wording/numbers.ts';

const HARDLY_ANY = 0.5;

/** '3–4' of 10 days, 'dry' for hardly any; null where unknown. */
export function rainShare(wetDaysPer10: number | null): string | null {
  if (wetDaysPer10 === null) return null;
  return wetDaysPer10 < HARDLY_ANY ? 'dry' : formatDaysOfTen(wetDaysPer10);
}
