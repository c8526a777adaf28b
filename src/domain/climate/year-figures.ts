import type { ClimateNormals } from './climate.ts';
import { highest } from '../extremes.ts';

/** Mean temperature of each month, degrees Celsius. */
function monthMeans({ months }: ClimateNormals): number[] {
  return months.map(({ high, low }) => (high + low) / 2);
}

/** Mean temperature of the year's warmest month, degrees Celsius. */
export function warmestMonthOf(normals: ClimateNormals): number {
  return highest(monthMeans(normals));
}

/**
 * De Martonne's index of aridity: annual mm / (annual mean + 10); null without precipitation, or where it is
 * too cold for the index.
 */
export function aridityOf(normals: ClimateNormals): number | null {
  let rain = 0;
  for (const { precipitation } of normals.months) {
    if (precipitation === null) return null;
    rain += precipitation;
  }
  const annualMean = monthMeans(normals).reduce((sum, mean) => sum + mean, 0) / 12;
  return annualMean > -5 ? rain / (annualMean + 10) : null;
}
