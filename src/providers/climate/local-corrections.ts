import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { MonthMeans } from './day-to-day.ts';
import { monthsOf } from './yearly-cycle.ts';

/** The error of the half-degree surface at a place: a narrow coast, the lee of an island. */
export type LocalCorrection = LatLng & {
  /** Metres above the sea. */
  elevation: number;
  /** ln of true through computed, of the year's rain (mm + 60) and of its wet days. */
  rain: number;
  wet: number;
  /** The first WAVES coefficients (yearly-cycle.ts) of true minus computed, K. */
  high: readonly number[];
  low: readonly number[];
};

/** Stored: latitude, longitude (hundredths of a degree) and elevation as 16 bits, then bytes. */
export const WAVES = 5;
const ROW_BYTES = 6 + 2 + 2 * WAVES;
/** Units of the bytes: ln, and K of a coefficient. */
const STEP = { ln: 0.025, wave: 0.2 } as const;
/** How far a correction reaches, and the weight of no correction. */
const REACH_KM = 13;
const REACH_METRES = 500;
const PRIOR = 0.12;
/** Sum of the twelve months' RAIN_OFFSET_MM. */
export const YEARLY_OFFSET_MM = 60;
const MONTHLY_OFFSET_MM = YEARLY_OFFSET_MM / 12;
const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function encodeCorrections(corrections: readonly LocalCorrection[]): Uint8Array {
  const bytes = new Uint8Array(corrections.length * ROW_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [index, { lat, lng, elevation, rain, wet, high, low }] of corrections.entries()) {
    const at = index * ROW_BYTES;
    view.setInt16(at, Math.round(lat * 100), true);
    view.setInt16(at + 2, Math.round(lng * 100), true);
    view.setInt16(at + 4, Math.round(elevation), true);
    view.setInt8(at + 6, level(rain, STEP.ln));
    view.setInt8(at + 7, level(wet, STEP.ln));
    for (const [place, wave] of [...high, ...low].entries()) {
      view.setInt8(at + 8 + place, level(wave, STEP.wave));
    }
  }
  return bytes;
}

function level(value: number, step: number): number {
  return Math.max(-127, Math.min(127, Math.round(value / step)));
}

export function readCorrections(bytes: Uint8Array): LocalCorrection[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / ROW_BYTES }, (_, index) => {
    const at = index * ROW_BYTES;
    const waves = (first: number): number[] =>
      Array.from({ length: WAVES }, (__, wave) => view.getInt8(at + first + wave) * STEP.wave);
    return {
      lat: view.getInt16(at, true) / 100,
      lng: view.getInt16(at + 2, true) / 100,
      elevation: view.getInt16(at + 4, true),
      rain: view.getInt8(at + 6) * STEP.ln,
      wet: view.getInt8(at + 7) * STEP.ln,
      high: waves(8),
      low: waves(8 + WAVES),
    };
  });
}

/** The months with what the corrections around the point say, weighted by distance and height. */
export function withCorrections(
  months: readonly MonthMeans[],
  point: LatLng,
  elevation: number,
  corrections: readonly LocalCorrection[],
): MonthMeans[] {
  let total = PRIOR;
  let rain = 0;
  let wet = 0;
  const high = new Float64Array(WAVES);
  const low = new Float64Array(WAVES);
  for (const correction of corrections) {
    if (Math.abs(correction.lat - point.lat) > 0.5) continue;
    const km = distanceKm(point, correction) / REACH_KM;
    if (km > 3) continue;
    const up = (correction.elevation - elevation) / REACH_METRES;
    const weight = Math.exp(-(km ** 2) - up ** 2);
    total += weight;
    rain += weight * correction.rain;
    wet += weight * correction.wet;
    for (let wave = 0; wave < WAVES; wave++) {
      high[wave] = (high[wave] ?? 0) + weight * (correction.high[wave] ?? 0);
      low[wave] = (low[wave] ?? 0) + weight * (correction.low[wave] ?? 0);
    }
  }
  if (total === PRIOR) return [...months];
  const highs = monthsOf(high.map((wave) => wave / total));
  const lows = monthsOf(low.map((wave) => wave / total));
  return months.map((month, index) => {
    const precipitation = rained(month.precipitation, Math.exp(rain / total));
    const days = month.wetDays === null ? null : month.wetDays * Math.exp(wet / total);
    const warm = month.high + (highs[index] ?? 0);
    const cold = month.low + (lows[index] ?? 0);
    return {
      ...month,
      high: Math.max(warm, cold),
      low: Math.min(warm, cold),
      precipitation,
      wetDays: days === null ? null : Math.min(days, precipitation ?? 0, DAYS[index] ?? 0),
    };
  });
}

function rained(precipitation: number | null, factor: number): number | null {
  if (precipitation === null) return null;
  return Math.max(0, (precipitation + MONTHLY_OFFSET_MM) * factor - MONTHLY_OFFSET_MM);
}
