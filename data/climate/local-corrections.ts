import { landNormalsAt } from '#src/providers/climate/land-normals.ts';
import type { SurfaceCellMonths } from '#src/providers/climate/land-normals.ts';
import { LAPSE, RAIN_OFFSET_MM } from '#src/providers/climate/climate-layout.ts';
import type { MonthGrid } from '#src/providers/climate/climate-files.ts';
import type { MonthMeans } from '#src/providers/climate/day-to-day.ts';
import { WAVES, YEARLY_OFFSET_MM } from '#src/providers/climate/local-corrections.ts';
import type { LocalCorrection } from '#src/providers/climate/local-corrections.ts';
import { wavesOf } from '#src/providers/climate/yearly-cycle.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { readKnownRain } from './inputs/known-rain.ts';
import type { KnownRain } from './inputs/known-rain.ts';
import { createNearestStations } from './nearest-stations.ts';
import { FIRST, VALUES } from './training-set.ts';
import type { TrainingSet } from './training-set.ts';

/** Differences from which the surface counts as wrong at a station: ln, and K of the year's mean. */
const LARGE = { ln: 0.2, kelvin: 0.7 } as const;
/** Stations this near a wrong one are kept too, so that it does not speak for them. */
const AROUND_KM = 25;
const AROUND = 12;
/** Stations this near a known place give way to it. */
const OUSTED_KM = 15;

/** Where the finished surface differs from its stations or from known places, and by how much. */
export async function localCorrections(
  training: TrainingSet,
  surface: SurfaceCellMonths,
  lapse: MonthGrid,
): Promise<LocalCorrection[]> {
  const all: (LocalCorrection | null)[] = [];
  for (const [index, site] of training.sites.entries()) {
    const months = await landNormalsAt(site, site.elevation, surface, lapse);
    const isUsable = months !== null && !training.odd.has(index);
    all.push(isUsable ? ofStation(training, index, months) : null);
  }
  const known: LocalCorrection[] = [];
  for (const place of await readKnownRain()) {
    const months = await landNormalsAt(place, place.elevation, surface, lapse);
    if (months === null) throw new Error(`${place.place} is at sea`);
    known.push(ofKnown(place, months));
  }
  const stations = withNeighbours(all).filter((station) =>
    known.every((place) => distanceKm(place, station) > OUSTED_KM),
  );
  return [...stations, ...known];
}

function ofStation(
  training: TrainingSet,
  index: number,
  months: readonly MonthMeans[],
): LocalCorrection {
  const { lat, lng, elevation } = training.sites[index] ?? { lat: 0, lng: 0, elevation: 0 };
  const value = (first: number, month: number): number =>
    training.values[index * VALUES + first + month] ?? 0;
  const rain = months.reduce(
    (sum, _, month) => sum + Math.exp(value(FIRST.rain, month)) - RAIN_OFFSET_MM,
    0,
  );
  const wet = months.reduce((sum, _, month) => sum + value(FIRST.wet, month), 0);
  const fall = LAPSE * elevation;
  return {
    lat,
    lng,
    elevation,
    ...yearly(months, rain, wet),
    high: wavesFrom(months.map(({ high }, month) => value(FIRST.high, month) - fall - high)),
    low: wavesFrom(months.map(({ low }, month) => value(FIRST.low, month) - fall - low)),
  };
}

function ofKnown(known: KnownRain, months: readonly MonthMeans[]): LocalCorrection {
  const { lat, lng, elevation, rain, wetDays } = known;
  const misses = (of: 'high' | 'low'): number[] =>
    months.map((month, index) => (known[of]?.[index] ?? month[of]) - month[of]);
  return {
    lat,
    lng,
    elevation,
    ...yearly(months, rain, wetDays),
    high: wavesFrom(misses('high')),
    low: wavesFrom(misses('low')),
  };
}

function yearly(
  months: readonly MonthMeans[],
  rain: number,
  wetDays: number,
): { rain: number; wet: number } {
  const own = months.reduce((sum, { precipitation }) => sum + (precipitation ?? 0), 0);
  const ownDays = months.reduce((sum, month) => sum + (month.wetDays ?? 0), 0);
  return {
    rain: Math.log((rain + YEARLY_OFFSET_MM) / (own + YEARLY_OFFSET_MM)),
    wet: Math.log((wetDays + 3) / (ownDays + 3)),
  };
}

function wavesFrom(months: readonly number[]): number[] {
  return wavesOf(months).slice(0, WAVES);
}

function withNeighbours(all: readonly (LocalCorrection | null)[]): LocalCorrection[] {
  const usable = all.filter((correction) => correction !== null);
  const nearest = createNearestStations(usable);
  const kept = new Set<number>();
  for (const [index, correction] of usable.entries()) {
    if (!isLarge(correction)) continue;
    kept.add(index);
    for (const near of nearest(correction.lat, correction.lng, AROUND)) {
      if (near.distanceKm <= AROUND_KM) kept.add(near.index);
    }
  }
  return usable.filter((_, index) => kept.has(index));
}

function isLarge({ rain, high, low }: LocalCorrection): boolean {
  return Math.abs(rain) > LARGE.ln || meanOf(high) > LARGE.kelvin || meanOf(low) > LARGE.kelvin;
}

/** Size of the year's mean. */
function meanOf(waves: readonly number[]): number {
  return Math.abs(waves[0] ?? 0) / Math.sqrt(12);
}
