import { join } from 'node:path';
import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import { numberCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Station } from './read-stations.ts';

const rowSchema = v.object({
  place: v.string(),
  lat: numberCell,
  lng: numberCell,
  elevation: numberCell,
  rain: numberCell,
});

/** A row of dry-valleys.txt: a valley and its yearly precipitation as measured. */
export type DryValley = v.InferOutput<typeof rowSchema>;

type Correction = Omit<DryValley, 'place' | 'rain'> & { ratio: number };

const REACH_KM = 20;
const REACH_METRES = 800;
/** The weight of no correction, away from the valleys. */
const PRIOR = 0.15;

export async function readDryValleys(): Promise<DryValley[]> {
  return readTable(join(import.meta.dirname, 'dry-valleys.txt'), rowSchema);
}

/** Scales the precipitation of the stations in and above these valleys to what was measured. */
export function withDryValleys(
  stations: readonly Station[],
  valleys: readonly DryValley[],
): Station[] {
  const corrections = valleys.map((valley) => ({
    lat: valley.lat,
    lng: valley.lng,
    elevation: valley.elevation,
    ratio: Math.log(valley.rain / yearOf(mostLike(valley, stations))),
  }));
  return stations.map((station) => scaled(station, factorAt(station, corrections)));
}

function scaled(station: Station, factor: number): Station {
  const precipitation = station.precipitation.map((month) => month * factor);
  return { ...station, precipitation };
}

function factorAt(station: Station, corrections: readonly Correction[]): number {
  let sum = 0;
  let weight = PRIOR;
  for (const valley of corrections) {
    const km = distanceKm(station, valley);
    if (km > 4 * REACH_KM) continue;
    const up = Math.abs((station.elevation ?? valley.elevation) - valley.elevation);
    const share = Math.exp(-((km / REACH_KM) ** 2)) * Math.exp(-((up / REACH_METRES) ** 2));
    sum += share * valley.ratio;
    weight += share;
  }
  return Math.exp(sum / weight);
}

function yearOf(station: Station): number {
  return station.precipitation.reduce((sum, month) => sum + month, 0);
}

/** The station that lies most like the valley: near, and as high. */
function mostLike(valley: DryValley, stations: readonly Station[]): Station {
  let best: Station | null = null;
  let least = Infinity;
  for (const station of stations) {
    const up = Math.abs((station.elevation ?? 0) - valley.elevation);
    const unlike = distanceKm(station, valley) + up / 20;
    if (unlike >= least) continue;
    least = unlike;
    best = station;
  }
  if (best === null) throw new Error('no stations');
  return best;
}
