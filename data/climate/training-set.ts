import {
  LAPSE,
  RAIN_OFFSET_MM,
  UNKNOWN,
  UNKNOWN_RAIN,
} from '#src/providers/climate/climate-layout.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { CoarseGrids } from './inputs/read-coarse-grids.ts';
import { coastalOf, fitWeights } from './local-fit.ts';
import type { FitWeights, Site } from './local-fit.ts';
import { createNearestStations } from './nearest-stations.ts';
import { wetDaysOf } from './rainy-days.ts';
import type { Months, Station } from './inputs/read-stations.ts';
import { warmingAt } from './warming.ts';

/**
 * Values of a site: 12 highs, 12 lows (at LAPSE-reduced sea level), 12 ln(mm + 5), 12 wet days, 12
 * shares of sunshine, 12 wind speeds (m/s), 12 relative humidities (0..1).
 */
export const VALUES = 84;
export const FIRST = {
  high: 0,
  low: 12,
  rain: 24,
  wet: 36,
  sun: 48,
  wind: 60,
  humidity: 72,
} as const;

const NEIGHBOURS = 30;
/** Up to here only stations count; beyond FAR only the coarse grids. */
const NEAR_KM = 250;
const FAR_KM = 700;
/** Kilometres of distance that a metre of height difference counts as. */
const KM_PER_METRE = 0.25;
/** A station is excluded when it differs this much from its neighbours, on average or in any month, K. */
const ODD = { mean: 6, ever: 10 };

export type GroundAt = (lat: number, lng: number) => { elevation: number; coastKm: number };

export interface TrainingSet {
  readonly sites: readonly Site[];
  /** VALUES numbers for each site. */
  readonly values: Float32Array;
  /** Excluded because they contradict their neighbours: mostly wrong heights. */
  readonly odd: ReadonlySet<number>;
  /** The fit at a site from the stations that `accept` returns true for. */
  fit(site: Site, accept?: (index: number) => boolean): Float64Array;
}

/** From the stations and the wet days of each by month. */
export function createTrainingSet(
  stations: readonly Station[],
  wetDays: readonly Months[],
  grids: CoarseGrids,
  groundAt: GroundAt,
): TrainingSet {
  const sites = stations.map((station): Site => {
    const ground = groundAt(station.lat, station.lng);
    return {
      lat: station.lat,
      lng: station.lng,
      elevation: station.elevation ?? ground.elevation,
      coastal: coastalOf(ground.coastKm),
    };
  });
  const values = new Float32Array(stations.length * VALUES);
  for (const [index, station] of stations.entries()) {
    const own = valuesOf(station, sites[index]?.elevation ?? 0, wetDays[index] ?? []);
    values.set(own, index * VALUES);
  }
  const nearest = createNearestStations(sites);
  const odd = new Set<number>();
  const weigh = (site: Site, accept: (index: number) => boolean): FitWeights =>
    fitWeights(site, nearest(site.lat, site.lng, NEIGHBOURS, accept), sites);
  for (const [index, site] of sites.entries()) {
    const fitted = combine(
      weigh(site, (other) => other !== index),
      values,
    );
    const own = values.subarray(index * VALUES, index * VALUES + FIRST.rain);
    const misses = Array.from(own, (value, place) => Math.abs(value - (fitted[place] ?? 0)));
    const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    if (mean > ODD.mean || Math.max(...misses) > ODD.ever) odd.add(index);
  }
  return {
    sites,
    values,
    odd,
    fit(site, accept = () => true) {
      const trusted = (index: number): boolean => !odd.has(index) && accept(index);
      const weights = weigh(site, trusted);
      const fitted = combine(weights, values);
      return blendWithGrids(fitted, site, remoteness(site, weights, sites), grids);
    },
  };
}

function rainValue(millimetres: number): number {
  return Math.log(millimetres + RAIN_OFFSET_MM);
}

function valuesOf(station: Station, elevation: number, wetDays: Months): number[] {
  const warming = warmingAt(station.lat);
  const rise = LAPSE * elevation;
  return [
    ...station.high.map((high) => high + warming.high + rise),
    ...station.low.map((low) => low + warming.low + rise),
    ...station.precipitation.map(rainValue),
    ...wetDays,
    ...station.sunshine,
    ...station.wind,
    ...station.humidity,
  ];
}

function combine(weights: FitWeights, values: Float32Array): Float64Array {
  const sums = new Float64Array(VALUES);
  for (const { index, weight } of weights) {
    for (let value = 0; value < VALUES; value++) {
      sums[value] = (sums[value] ?? 0) + weight * (values[index * VALUES + value] ?? 0);
    }
  }
  return withinNeighbours(sums, weights, values);
}

/** Sunshine, wind and humidity stay between the neighbours' least and most: no extrapolation. */
function withinNeighbours(
  sums: Float64Array,
  weights: FitWeights,
  values: Float32Array,
): Float64Array {
  for (let value = FIRST.sun; value < VALUES; value++) {
    let least = Infinity;
    let most = -Infinity;
    for (const { index } of weights) {
      const own = values[index * VALUES + value] ?? 0;
      least = Math.min(least, own);
      most = Math.max(most, own);
    }
    sums[value] = Math.min(most, Math.max(least, sums[value] ?? 0));
  }
  return sums;
}

/** 0 near a station, 1 far from all useful ones. */
function remoteness(site: Site, weights: FitWeights, sites: readonly Site[]): number {
  let nearest = Infinity;
  for (const { index } of weights) {
    const other = sites[index];
    if (other === undefined) continue;
    const up = Math.abs(other.elevation - site.elevation);
    nearest = Math.min(nearest, distanceKm(site, other) + KM_PER_METRE * Math.max(0, up - 500));
  }
  return Math.min(1, Math.max(0, (nearest - NEAR_KM) / (FAR_KM - NEAR_KM)));
}

/** The remoteness beyond which the stations say nothing about wind and humidity. */
const FAR_AIR = 0.25;

/** The coarse grids hold temperatures reduced with 6.5 K/km. */
const GRID_LAPSE = 0.0065;

function blendWithGrids(
  fitted: Float64Array,
  site: Site,
  share: number,
  grids: CoarseGrids,
): Float64Array {
  if (share === 0) return fitted;
  const back = (LAPSE - GRID_LAPSE) * site.elevation;
  const island = site.coastal * islandRangeAt(site.lat);
  for (let month = 0; month < 12; month++) {
    const mix = (place: number, coarse: number): void => {
      fitted[place] = (fitted[place] ?? 0) * (1 - share) + coarse * share;
    };
    mix(FIRST.high + month, grids.high(site.lat, site.lng, month) + back + island);
    mix(FIRST.low + month, grids.low(site.lat, site.lng, month) + back - island);
    if (share === 1) fitted[FIRST.sun + month] = UNKNOWN;
    if (share > FAR_AIR) {
      fitted[FIRST.wind + month] = UNKNOWN;
      fitted[FIRST.humidity + month] = UNKNOWN;
    }
    const rain = grids.precipitation(site.lat, site.lng, month);
    if (rain === null) {
      if (share === 1) fitted[FIRST.rain + month] = UNKNOWN_RAIN;
      continue;
    }
    mix(FIRST.rain + month, rainValue(rain));
    mix(FIRST.wet + month, wetDaysOf(DAMP_DAYS_OF_NOWHERE, rain));
  }
  return fitted;
}

/**
 * K by which days are warmer and nights cooler on a small island than in the coarse grid, which has
 * water there. At 109 island stations the median was +2.4 by day and -3.5 to -4.0 by night in the
 * tropics, +1.8 and -1.5 at 50 degrees. The nights deliberately use the value of the days: those
 * stations lie on larger islands than the atolls this is for. A judgement, not a fit.
 */
function islandRangeAt(lat: number): number {
  const from = Math.abs(lat);
  if (from < 25) return ISLAND.tropics;
  if (from < 50) return ISLAND.tropics - ((from - 25) / 25) * (ISLAND.tropics - ISLAND.midway);
  return Math.max(0, ISLAND.midway * (1 - (from - 50) / 15));
}

const ISLAND = { tropics: 2.3, midway: 1.5 } as const;

/** Days with rain in a month where only the amount is known (the ice sheets, open ocean). */
const DAMP_DAYS_OF_NOWHERE = 12;
