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
  /** How far it rises above that mean, metres; 0 in a valley. */
  rise: number;
  /** How far it lies below the highest ground within TOP_KM, metres. */
  belowTop: number;
};

/** Mean wind (m/s) and relative humidity (0..1) over the sea, by month. */
export type SeaAir = { wind: readonly number[]; humidity: readonly number[] };

const REACH_KM = 20;
const TOP_KM = 10;
/** Fitted on half of tests/fixtures/climate/known-air.ts, see docs/climate.md: share of the sea's surplus. */
const SEA_WEIGHT = 0.65;
/**
 * Less deep basins are as windy as the plain; below, each 1,400 m take away 63 %. Storms reach the ground of
 * any valley (Patagonia): from a mean of 4 m/s on they are less sheltered, from 6 not at all.
 */
const SHELTER = { from: 100, metres: 1400, calm: 4, stormy: 6 } as const;
/**
 * On heights the wind is that of the free air (docs/climate.md, 'Windy and mountain places').
 * `wind`: at most so much of the land's wind more; `mostWind`: at most so many m/s more; `wetDays`:
 * at most so much more often wet.
 */
const HEIGHTS = { from: 200, metres: 250, wind: 1.6, mostWind: 5, wetDays: 0.25 } as const;
/** Wind of a small island far from all stations as a share of the sea's: a judgement. */
const ISLAND_SHARE = 0.5;
/** No month has more, even on the wettest mountain. */
const MOST_WET_DAYS = 28;

export function exposureAt(window: ElevationWindow, point: LatLng, height: number): Exposure {
  let count = 0;
  let sea = 0;
  let heights = 0;
  let top = height;
  for (const [cell, kind] of window.kinds.entries()) {
    const lat = window.north - (Math.floor(cell / window.columns) + 0.5) * window.stepDegrees;
    const lng = window.west + ((cell % window.columns) + 0.5) * window.stepDegrees;
    const km = distanceKm(point, { lat, lng });
    if (km > REACH_KM) continue;
    count += 1;
    sea += kind === 0 ? 1 : 0;
    heights += window.heights[cell] ?? 0;
    if (km <= TOP_KM) top = Math.max(top, window.heights[cell] ?? 0);
  }
  if (count === 0) return { seaShare: 0, depth: 0, rise: 0, belowTop: 0 };
  const above = height - heights / count;
  return {
    seaShare: sea / count,
    depth: Math.max(0, -above),
    rise: Math.max(0, above),
    belowTop: top - height,
  };
}

/**
 * The surface knows no exposed headlands, sheltered valleys or summits. Here the wind rises towards
 * the sea to the sea's wind, falls in a valley, and on a height is that of the free air, with more
 * frequent showers. Where no station is near, an island has the sea's air.
 */
export function withExposure(
  months: readonly MonthMeans[],
  { seaShare, depth, rise, belowTop }: Exposure,
  sea: SeaAir,
): MonthMeans[] {
  const height = heightOf(rise, belowTop);
  return months.map((land, index) => {
    const month = { ...land, wetDays: onHeight(land, height) };
    const seaWind = sea.wind[index] ?? 0;
    const inland = month.wind ?? (seaShare > 0 ? ISLAND_SHARE * seaWind : null);
    const humidity = month.humidity ?? (seaShare > 0 ? (sea.humidity[index] ?? null) : null);
    if (inland === null) return { ...month, humidity };
    const onLand = inland * shelterOf(depth, inland);
    const base = onLand + height * Math.min(HEIGHTS.mostWind, HEIGHTS.wind * onLand);
    const wind = base + SEA_WEIGHT * seaShare * Math.max(0, seaWind - base);
    return { ...month, wind, humidity };
  });
}

/** How far a place is in the free air, 0..1: a summit is, a village below the tops is in their lee. */
function heightOf(rise: number, belowTop: number): number {
  const high = 1 - Math.exp(-Math.max(0, rise - HEIGHTS.from) / HEIGHTS.metres);
  return rise <= 0 ? 0 : (high * rise) / (rise + belowTop);
}

/** The share of the land's wind that is left in a valley. */
function shelterOf(depth: number, wind: number): number {
  const storm = (wind - SHELTER.calm) / (SHELTER.stormy - SHELTER.calm);
  const calmness = 1 - Math.min(1, Math.max(0, storm));
  return Math.exp((-calmness * Math.max(0, depth - SHELTER.from)) / SHELTER.metres);
}

/** Wet days of a month on a height, `height` 0..1; not more than there is rain for. */
function onHeight({ precipitation, wetDays }: MonthMeans, height: number): number | null {
  if (wetDays === null || precipitation === null || height === 0) return wetDays;
  const more = wetDays * (1 + HEIGHTS.wetDays * height);
  return Math.max(wetDays, Math.min(more, precipitation, MOST_WET_DAYS));
}
