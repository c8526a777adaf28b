import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ElevationWindow } from '#src/providers/elevation/elevation-grid.ts';
import type { MonthMeans } from './day-to-day.ts';

/** How open a place lies to the wind. */
export type Exposure = {
  /** Share of sea within REACH_KM, 0..1. */
  seaShare: number;
  /** How far the place lies below the mean height within REACH_KM, metres; 0 on a height. */
  depth: number;
};

/** Mean wind (m/s) and relative humidity (0..1) over the sea, by month. */
export type SeaAir = { wind: readonly number[]; humidity: readonly number[] };

const REACH_KM = 20;
/** Fitted on half of tests/fixtures/climate/known-air.ts, see docs/climate.md: share of the sea's surplus. */
const SEA_WEIGHT = 0.65;
/** Less deep basins are as windy as the plain (Patagonia); below, each 1,400 m take away 63 %. */
const SHELTER = { from: 100, metres: 1400 } as const;
/** Wind of a small island far from all stations as a share of the sea's: a judgement. */
const ISLAND_SHARE = 0.5;

export function exposureAt(window: ElevationWindow, point: LatLng, height: number): Exposure {
  let count = 0;
  let sea = 0;
  let heights = 0;
  for (const [cell, kind] of window.kinds.entries()) {
    const lat = window.north - (Math.floor(cell / window.columns) + 0.5) * window.stepDegrees;
    const lng = window.west + ((cell % window.columns) + 0.5) * window.stepDegrees;
    if (distanceKm(point, { lat, lng }) > REACH_KM) continue;
    count += 1;
    sea += kind === 0 ? 1 : 0;
    heights += window.heights[cell] ?? 0;
  }
  if (count === 0) return { seaShare: 0, depth: 0 };
  return { seaShare: sea / count, depth: Math.max(0, heights / count - height) };
}

/**
 * The surface's wind has no exposed headlands and no sheltered valleys: towards the sea it rises to
 * the sea's wind, in a valley it falls. Where no station is near, an island has the sea's air.
 */
export function withExposure(
  months: readonly MonthMeans[],
  { seaShare, depth }: Exposure,
  sea: SeaAir,
): MonthMeans[] {
  const shelter = Math.exp(-Math.max(0, depth - SHELTER.from) / SHELTER.metres);
  return months.map((month, index) => {
    const seaWind = sea.wind[index] ?? 0;
    const inland = month.wind ?? (seaShare > 0 ? ISLAND_SHARE * seaWind : null);
    const humidity = month.humidity ?? (seaShare > 0 ? (sea.humidity[index] ?? null) : null);
    if (inland === null) return { ...month, humidity };
    const base = inland * shelter;
    const wind = base + SEA_WEIGHT * seaShare * Math.max(0, seaWind - base);
    return { ...month, wind, humidity };
  });
}
