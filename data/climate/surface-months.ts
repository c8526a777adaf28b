import type { MonthGrid } from '#src/providers/climate/climate-files.ts';
import { LAPSE, UNKNOWN_RAIN } from '#src/providers/climate/climate-layout.ts';
import { lapseRatesAt, rainRise } from '#src/providers/climate/lapse-rates.ts';
import type { SurfaceCell } from './surface-cells.ts';
import { FIRST } from './training-set.ts';

/**
 * The stored values of a cell: middle and range of the temperatures, and rain, reduced to sea level
 * with the lapse rates that the reader applies; wet days and sunshine as fitted.
 */
export function surfaceMonths(
  cell: Pick<SurfaceCell, 'lat' | 'lng' | 'elevation'>,
  fitted: Float64Array,
  lapse: MonthGrid,
): Float64Array {
  const rates = lapseRatesAt(lapse, cell.lat, cell.lng);
  const months = new Float64Array(fitted);
  for (let month = 0; month < 12; month++) {
    const carry = (value: number, rate: number): number => value + (rate - LAPSE) * cell.elevation;
    const high = carry(fitted[FIRST.high + month] ?? 0, rates.high[month] ?? 0);
    const low = carry(fitted[FIRST.low + month] ?? 0, rates.low[month] ?? 0);
    months[month] = (high + low) / 2;
    months[12 + month] = high - low;
    const rain = fitted[FIRST.rain + month] ?? UNKNOWN_RAIN;
    const carried = rain - rainRise(rates.rain[month] ?? 0, cell.elevation, cell.lat);
    months[FIRST.rain + month] = rain === UNKNOWN_RAIN ? rain : carried;
  }
  return months;
}
