import type { LatLng } from '#src/domain/location.ts';
import { cornersAround } from './bilinear-corners.ts';
import type { Corner } from './bilinear-corners.ts';
import type { MonthGrid } from './climate-files.ts';
import { RAIN_OFFSET_MM, SURFACE_GRID, UNKNOWN_RAIN, UNKNOWN_SUN } from './climate-layout.ts';
import type { MonthMeans } from './day-to-day.ts';
import { lapseRatesAt } from './lapse-rates.ts';

/** Reads an element's months at a cell of the surface. */
export type SurfaceCellMonths = (
  row: number,
  column: number,
  element: number,
) => Promise<number[] | null>;

const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MIN_RANGE = 0.3;

/** The twelve months at a point on land; null where the surface has no cell around it. */
export async function landNormalsAt(
  point: LatLng,
  elevation: number,
  surface: SurfaceCellMonths,
  lapse: MonthGrid,
): Promise<MonthMeans[] | null> {
  const sums = createSums();
  for (const corner of cornersAround(SURFACE_GRID, point.lat, point.lng)) {
    const { row, column, share } = corner;
    const middle = await surface(row, column, 0);
    const range = await surface(row, column, 1);
    const rain = await surface(row, column, 2);
    const wet = await surface(row, column, 3);
    const sun = await surface(row, column, 4);
    if (middle === null || range === null || rain === null || wet === null) continue;
    const rates = lapseRatesAt(lapse, ...centreOf(corner));
    for (let month = 0; month < 12; month++) {
      const half = Math.max(MIN_RANGE, range[month] ?? 0) / 2;
      const base = middle[month] ?? 0;
      sums.add('high', month, share, base + half - (rates.high[month] ?? 0) * elevation);
      sums.add('low', month, share, base - half - (rates.low[month] ?? 0) * elevation);
      const sunHere = sun?.[month] ?? UNKNOWN_SUN;
      if (sunHere > UNKNOWN_SUN / 2) sums.add('sun', month, share, sunHere);
      const rainHere = rain[month] ?? UNKNOWN_RAIN;
      if (rainHere < UNKNOWN_RAIN / 2) continue;
      sums.add('rain', month, share, rainHere + (rates.rain[month] ?? 0) * elevation);
      sums.add('wet', month, share, wet[month] ?? 0);
    }
  }
  return sums.empty() ? null : DAYS.map((days, month) => normalsOf(sums, month, days));
}

function centreOf({ row, column }: Corner): [lat: number, lng: number] {
  const { stepDegrees } = SURFACE_GRID;
  return [90 - (row + 0.5) * stepDegrees, (column + 0.5) * stepDegrees - 180];
}

function normalsOf(sums: Sums, month: number, days: number): MonthMeans {
  const high = sums.mean('high', month) ?? 0;
  const low = sums.mean('low', month) ?? 0;
  const rain = sums.mean('rain', month);
  const precipitation = rain === null ? null : Math.max(0, Math.exp(rain) - RAIN_OFFSET_MM);
  const wet = sums.mean('wet', month);
  const sun = sums.mean('sun', month);
  return {
    // High up, different lapse rates may cross: keep the order.
    high: Math.max(high, low + MIN_RANGE),
    low: Math.min(low, high - MIN_RANGE),
    precipitation,
    wetDays:
      wet === null || precipitation === null
        ? null
        : Math.min(days, precipitation, Math.max(0, wet)),
    sunshine: sun === null ? null : Math.min(1, Math.max(0, sun)),
    wind: null,
    humidity: null,
  };
}

type Element = 'high' | 'low' | 'rain' | 'wet' | 'sun';
type Sums = {
  add: (element: Element, month: number, share: number, value: number) => void;
  mean: (element: Element, month: number) => number | null;
  empty: () => boolean;
};

/** Weighted means over the corners with a value; null for a total weight near 0. */
function createSums(): Sums {
  const totals = new Map<string, { sum: number; share: number }>();
  return {
    add(element, month, share, value) {
      const key = `${element}-${month}`;
      const total = totals.get(key) ?? { sum: 0, share: 0 };
      totals.set(key, { sum: total.sum + share * value, share: total.share + share });
    },
    mean(element, month) {
      const total = totals.get(`${element}-${month}`);
      return total === undefined || total.share < 0.02 ? null : total.sum / total.share;
    },
    empty: () => (totals.get('high-0')?.share ?? 0) < 0.02,
  };
}
