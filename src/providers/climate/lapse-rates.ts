import { cornersAround } from './bilinear-corners.ts';
import type { MonthGrid } from './climate-files.ts';
import { LAPSE, LAPSE_GRID } from './climate-layout.ts';

/** By month: decrease of the daily high and low, K per metre; increase of ln(mm + 5) per metre. */
export type LapseRates = { high: number[]; low: number[]; rain: number[] };

/** Where rain stops to increase with height, metres, and its fall above, ln(mm + 5) per metre. */
const WETTEST = { metres: 2500, fallAbove: 0.0005 } as const;

/**
 * Change of ln(mm + 5) from sea level to a height. In the tropics the clouds end at some 2,500 m, and
 * it gets drier above (Kilimanjaro, Mauna Kea); between 30 and 40 degrees this fades out.
 */
export function rainRise(rate: number, elevation: number, lat: number): number {
  const tropical = Math.min(1, Math.max(0, (40 - Math.abs(lat)) / 10));
  const above = Math.max(0, elevation - WETTEST.metres);
  return rate * elevation - tropical * above * (rate + WETTEST.fallAbove);
}

const MONTHS = [...Array(12).keys()];

/** The lapse rates at a point, bilinear; LAPSE where the grid has none. */
export function lapseRatesAt(grid: MonthGrid, lat: number, lng: number): LapseRates {
  const high = MONTHS.map(() => LAPSE);
  const low = MONTHS.map(() => LAPSE);
  const rain = MONTHS.map(() => 0);
  for (const { row, column, share } of cornersAround(LAPSE_GRID, lat, lng)) {
    for (const [element, rates] of [high, low, rain].entries()) {
      const months = grid.months(row, column, element) ?? [];
      for (const [month, perKm] of months.entries()) {
        rates[month] = (rates[month] ?? 0) + (share * perKm) / 1000;
      }
    }
  }
  return { high, low, rain };
}
