import { distanceKm } from '#src/domain/place/location.ts';
import type { KnownWetDays } from './inputs/known-wet-days.ts';
import type { Months, Station } from './inputs/read-stations.ts';
import { createNearestStations } from './nearest-stations.ts';
import { wetDaysOf } from './rainy-days.ts';

/** Logarithms of known through computed wet days, by month, at a known place. */
type Calibration = { place: string; lat: number; lng: number; ratios: Months };

const MONTHS = 12;
/** How far a known place speaks for its surroundings, and the weight of no correction. */
const REACH_KM = 150;
const PRIOR = 0.25;
const NEIGHBOURS = 4;
const NEAR_KM = 8;

/**
 * Days with at least 1 mm at each station by month: by the formula, corrected towards the known counts
 * around. The file's days come from a grid that carries snow showers of one coast across the mountains
 * to the other (Kyoto) and has too many days in Spain and Brazil.
 */
export function stationWetDays(
  stations: readonly Station[],
  known: readonly KnownWetDays[],
): Months[] {
  const plain = stations.map(plainWetDays);
  const calibrations = calibrationsOf(known, stations, plain);
  return stations.map((station, index) => {
    const ratios = ratiosAt(station, calibrations);
    return (plain[index] ?? []).map((days, month) => days * Math.exp(ratios[month] ?? 0));
  });
}

function calibrationsOf(
  known: readonly KnownWetDays[],
  stations: readonly Station[],
  plain: readonly Months[],
): Calibration[] {
  const nearest = createNearestStations(stations);
  return known.map(({ place, lat, lng, days }) => {
    const computed = new Float64Array(MONTHS);
    let total = 0;
    for (const { index, distanceKm: km } of nearest(lat, lng, NEIGHBOURS)) {
      const weight = (km + NEAR_KM) ** -2.5;
      total += weight;
      for (const [month, value] of (plain[index] ?? []).entries()) {
        computed[month] = (computed[month] ?? 0) + weight * value;
      }
    }
    const year = computed.reduce((sum, value) => sum + value, 0);
    const ratios = Array.from({ length: MONTHS }, (_, month) =>
      Math.log(
        typeof days === 'number'
          ? (days * total) / year
          : ((days[month] ?? 0) * total) / (computed[month] ?? 0),
      ),
    );
    return { place, lat, lng, ratios };
  });
}

/** The correction at a point from the known places around. */
function ratiosAt(
  point: { lat: number; lng: number },
  calibrations: readonly Calibration[],
): number[] {
  const sums = new Float64Array(MONTHS);
  let weight = PRIOR;
  for (const known of calibrations) {
    if (Math.abs(known.lat - point.lat) > (3 * REACH_KM) / 111) continue;
    const share = Math.exp(-((distanceKm(point, known) / REACH_KM) ** 2));
    weight += share;
    for (const [month, ratio] of known.ratios.entries()) {
      sums[month] = (sums[month] ?? 0) + share * ratio;
    }
  }
  return Array.from(sums, (sum) => sum / weight);
}

function plainWetDays({ dampDays, precipitation }: Station): number[] {
  return dampDays.map((days, month) => wetDaysOf(days, precipitation[month] ?? 0));
}
