import { RAIN_OFFSET_MM } from '#src/providers/climate/climate-layout.ts';
import { createNearestStations } from '../nearest-stations.ts';
import { quantile } from './quantile.ts';
import { FIRST, VALUES } from '../training-set.ts';
import type { TrainingSet } from '../training-set.ts';

const RINGS = [
  [10, 20],
  [20, 40],
  [40, 80],
] as const;
const ZONES = [
  { name: 'tropics', from: -20, to: 20 },
  { name: '40 to 60 N', from: 40, to: 60 },
] as const;
const NEIGHBOURS = 60;
const SAME_HEIGHT_METRES = 150;
const MIN_MM = 20;

/**
 * Prints how much the rain of two stations at a similar height differs, by their distance: no
 * interpolation from stations at that distance can be more accurate.
 */
export function checkPairs(training: TrainingSet): void {
  const { sites } = training;
  const nearest = createNearestStations(sites);
  console.log('\n### Rain of two stations at the same height\n');
  console.log('| km apart | zone | pairs | month with 20 mm or more: ratio 10-90 % |');
  console.log('|---|---|---|---|');
  for (const [from, to] of RINGS) {
    for (const zone of ZONES) {
      const ratios: number[] = [];
      let pairs = 0;
      for (const [index, site] of sites.entries()) {
        if (site.lat < zone.from || site.lat >= zone.to) continue;
        const alike = nearest(site.lat, site.lng, NEIGHBOURS).filter(
          (other) =>
            other.distanceKm >= from &&
            other.distanceKm < to &&
            Math.abs((sites[other.index]?.elevation ?? 0) - site.elevation) <= SAME_HEIGHT_METRES,
        );
        pairs += alike.length;
        ratios.push(...alike.flatMap((other) => ratiosOf(training, index, other.index)));
      }
      const [least, most] = [quantile(ratios, 0.1), quantile(ratios, 0.9)];
      console.log(
        `| ${from} to ${to} | ${zone.name} | ${pairs} | ${least.toFixed(2)} to ${most.toFixed(2)} |`,
      );
    }
  }
}

function ratiosOf(training: TrainingSet, one: number, other: number): number[] {
  const rainOf = (index: number, month: number): number =>
    Math.exp(training.values[index * VALUES + FIRST.rain + month] ?? 0) - RAIN_OFFSET_MM;
  return Array.from({ length: 12 }, (_, month) => month).flatMap((month) => {
    const known = rainOf(one, month);
    return known < MIN_MM ? [] : [rainOf(other, month) / known];
  });
}
