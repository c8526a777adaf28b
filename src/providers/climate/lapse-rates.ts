import { cornersAround } from './bilinear-corners.ts';
import type { MonthGrid } from './climate-files.ts';
import { LAPSE, LAPSE_GRID } from './climate-layout.ts';

/** By month: decrease of the daily high and low, K per metre; increase of ln(mm + 5) per metre. */
export type LapseRates = { high: number[]; low: number[]; rain: number[] };

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
