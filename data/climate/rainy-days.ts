/**
 * Shape of the gamma distribution of the amount of a day with rain. Chosen by hand, not fitted: with
 * 0.55 the yearly counts of days with 1 mm are near those known for a few cities (docs/climate.md).
 */
const SHAPE = 0.55;
const DAMP_MM = 0.1;
const WET_MM = 1;

/**
 * Days with at least 1 mm from days with at least 0.1 mm and the month's amount. The amounts of
 * single days follow a gamma distribution whose mean is amount / days.
 */
export function wetDaysOf(dampDays: number, precipitation: number): number {
  if (dampDays <= 0 || precipitation <= 0) return 0;
  const scale = precipitation / dampDays / SHAPE;
  const share = shareAbove(WET_MM / scale) / shareAbove(DAMP_MM / scale);
  return Math.min(dampDays * share, precipitation / WET_MM);
}

/** Upper regularised incomplete gamma function of SHAPE, by its series. */
function shareAbove(x: number): number {
  if (x > 30) return 1e-12;
  let term = 1 / SHAPE;
  let sum = term;
  for (let n = 1; n < 200; n++) {
    term *= x / (SHAPE + n);
    sum += term;
    if (term < sum * 1e-12) break;
  }
  const lower = (Math.exp(-x) * x ** SHAPE * sum) / GAMMA_OF_SHAPE;
  return Math.max(1e-12, 1 - lower);
}

/** Gamma(0.55). */
const GAMMA_OF_SHAPE = 1.616_124_26;
