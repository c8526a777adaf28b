import type { LatLng } from '#src/domain/place/location.ts';
import { cornersAround } from './bilinear-corners.ts';
import type { Corner } from './bilinear-corners.ts';
import type { MonthGrid } from './climate-files.ts';
import { RAIN_OFFSET_MM, SURFACE_GRID, UNKNOWN, UNKNOWN_RAIN } from './climate-layout.ts';
import type { MonthMeans } from './day-to-day.ts';
import { lapseRatesAt, rainRise } from './lapse-rates.ts';

/** Reads an element's months at a cell of the surface. */
export type SurfaceCellMonths = (
  row: number,
  column: number,
  element: number,
) => Promise<number[] | null>;

const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MIN_RANGE = 0.3;
/** Elements that are unknown in places and do not change with height, as they follow in the file. */
const PLAIN_ELEMENTS = ['sun', 'wind', 'humidity'] as const;
const FIRST_PLAIN = 4;

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
    const months = (element: number) => surface(row, column, element);
    const middle = await months(0);
    const range = await months(1);
    const rain = await months(2);
    const wet = await months(3);
    if (middle === null || range === null || rain === null || wet === null) continue;
    const rates = lapseRatesAt(lapse, ...centreOf(corner));
    for (let month = 0; month < 12; month++) {
      const half = Math.max(MIN_RANGE, range[month] ?? 0) / 2;
      const base = middle[month] ?? 0;
      sums.add('high', month, share, base + half - (rates.high[month] ?? 0) * elevation);
      sums.add('low', month, share, base - half - (rates.low[month] ?? 0) * elevation);
      const rainHere = rain[month] ?? UNKNOWN_RAIN;
      if (rainHere < UNKNOWN_RAIN / 2) continue;
      sums.add(
        'rain',
        month,
        share,
        rainHere + rainRise(rates.rain[month] ?? 0, elevation, point.lat),
      );
      sums.add('wet', month, share, wet[month] ?? 0);
    }
    for (const [index, element] of PLAIN_ELEMENTS.entries()) {
      const values = (await months(FIRST_PLAIN + index)) ?? [];
      for (const [month, value] of values.entries()) {
        if (value > UNKNOWN / 2) sums.add(element, month, share, value);
      }
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
  const wind = sums.mean('wind', month);
  return {
    // High up, different lapse rates may cross: keep the order.
    high: Math.max(high, low + MIN_RANGE),
    low: Math.min(low, high - MIN_RANGE),
    precipitation,
    wetDays:
      wet === null || precipitation === null
        ? null
        : Math.min(days, precipitation, Math.max(0, wet)),
    sunshine: asShare(sums.mean('sun', month)),
    wind: wind === null ? null : Math.max(0, wind),
    humidity: asShare(sums.mean('humidity', month)),
  };
}

function asShare(value: number | null): number | null {
  return value === null ? null : Math.min(1, Math.max(0, value));
}

type Element = 'high' | 'low' | 'rain' | 'wet' | (typeof PLAIN_ELEMENTS)[number];
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
