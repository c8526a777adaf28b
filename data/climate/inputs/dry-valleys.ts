import { distanceKm } from '#src/domain/place/location.ts';
import type { Station } from './read-stations.ts';

/**
 * Inner-alpine valleys that are two to three times too wet in the stations' file, where rain follows
 * the terrain instead of a gauge. Yearly sums in mm, from memory of published normals, accurate to
 * about a tenth; secondary sources agree for Zermatt (610 to 700) and Sion (550).
 */
const DRY_VALLEYS: readonly { lat: number; lng: number; elevation: number; year: number }[] = [
  { lat: 46.03, lng: 7.75, elevation: 1638, year: 640 }, // Zermatt
  { lat: 46.3, lng: 7.84, elevation: 640, year: 600 }, // Visp
  { lat: 46.22, lng: 7.33, elevation: 482, year: 600 }, // Sion
  { lat: 46.81, lng: 9.84, elevation: 1594, year: 1020 }, // Davos
  { lat: 46.53, lng: 9.88, elevation: 1709, year: 710 }, // Samedan
  { lat: 46.79, lng: 10.28, elevation: 1304, year: 700 }, // Scuol
  { lat: 45.74, lng: 7.37, elevation: 545, year: 500 }, // Aosta
  { lat: 46.63, lng: 10.77, elevation: 718, year: 500 }, // Schlanders
  { lat: 46.5, lng: 11.33, elevation: 254, year: 720 }, // Bolzano
  { lat: 47.26, lng: 11.38, elevation: 578, year: 910 }, // Innsbruck
];

const REACH_KM = 20;
const REACH_METRES = 800;
/** The weight of no correction, away from the valleys. */
const PRIOR = 0.15;

/** Scales the precipitation of the stations in and above those valleys to what was measured. */
export function dryValleys(stations: readonly Station[]): Station[] {
  const corrections = DRY_VALLEYS.map((valley) => ({
    lat: valley.lat,
    lng: valley.lng,
    elevation: valley.elevation,
    ratio: Math.log(valley.year / yearOf(mostLike(valley, stations))),
  }));
  return stations.map((station) => scaled(station, factorAt(station, corrections)));
}

function scaled(station: Station, factor: number): Station {
  const precipitation = station.precipitation.map((month) => month * factor);
  return { ...station, precipitation };
}

function factorAt(
  station: Station,
  corrections: readonly { lat: number; lng: number; elevation: number; ratio: number }[],
): number {
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
function mostLike(
  valley: { lat: number; lng: number; elevation: number },
  stations: readonly Station[],
): Station {
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
