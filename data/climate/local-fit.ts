import type { Neighbour } from './nearest-stations.ts';

/** A point with the covariates of the fit. */
export type Site = {
  lat: number;
  lng: number;
  /** Metres above the sea. */
  elevation: number;
  /** 1 at the sea, falling to 0 inland (coastalOf). */
  coastal: number;
};

/** Weights of the neighbours. They add up to 1; some are negative. */
export type FitWeights = { index: number; weight: number }[];

const COAST_KM = 40;
const NEAR_KM = 8;
const DISTANCE_POWER = 2.5;
const SAME_HEIGHT_METRES = 600;
const SAME_COAST = 0.35;
/** Units of the four covariates: km east, km north, metres up, share of coast. */
const UNITS = [300, 300, 300, 0.4] as const;
/** Ridge penalty of each covariate's slope. */
const RIDGE = [0.015, 0.015, 0.3, 0.3] as const;
const KM_PER_DEGREE = 111.2;

export function coastalOf(coastKm: number): number {
  return Math.exp(-coastKm / COAST_KM);
}

/**
 * Weights for a local linear regression on place, height and nearness to the sea (ridge, in units
 * above), evaluated at `site`: near stations at a similar height and distance to the sea count most.
 * The result is linear in the stations' values, so one set of weights serves all elements.
 */
export function fitWeights(
  site: Site,
  neighbours: readonly Neighbour[],
  sites: readonly Site[],
): FitWeights {
  const rows = neighbours.flatMap(({ index, distanceKm }) => {
    const other = sites[index];
    if (other === undefined) return [];
    const weight =
      (distanceKm + NEAR_KM) ** -DISTANCE_POWER *
      Math.exp(-Math.abs(other.elevation - site.elevation) / SAME_HEIGHT_METRES) *
      Math.exp(-Math.abs(other.coastal - site.coastal) / SAME_COAST);
    return [{ index, weight, covariates: covariatesOf(other, site) }];
  });
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const means = UNITS.map((_, a) =>
    rows.reduce((sum, row) => sum + (row.weight / total) * (row.covariates[a] ?? 0), 0),
  );
  const slopes = solve(
    UNITS.map((_, a) =>
      UNITS.map((__, b) => {
        const spread = rows.reduce(
          (sum, { weight, covariates }) =>
            sum +
            (weight / total) *
              ((covariates[a] ?? 0) - (means[a] ?? 0)) *
              ((covariates[b] ?? 0) - (means[b] ?? 0)),
          0,
        );
        return spread + (a === b ? (RIDGE[a] ?? 0) : 0);
      }),
    ),
    means.map((mean) => -mean),
  );
  return rows.map(({ index, weight, covariates }) => {
    const tilt = slopes.reduce(
      (sum, slope, a) => sum + slope * ((covariates[a] ?? 0) - (means[a] ?? 0)),
      1,
    );
    return { index, weight: (weight / total) * tilt };
  });
}

function covariatesOf(other: Site, site: Site): number[] {
  const across = ((other.lng - site.lng + 540) % 360) - 180;
  const east = across * KM_PER_DEGREE * Math.cos((site.lat * Math.PI) / 180);
  return [
    east / UNITS[0],
    ((other.lat - site.lat) * KM_PER_DEGREE) / UNITS[1],
    (other.elevation - site.elevation) / UNITS[2],
    (other.coastal - site.coastal) / UNITS[3],
  ];
}

/** Gaussian elimination of a small positive definite system. */
export function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = at(row, pivot) / at(pivot, pivot);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(pivot, column));
    }
  }
  const solution: number[] = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(row, size);
    for (let column = row + 1; column < size; column++) {
      rest -= at(row, column) * (solution[column] ?? 0);
    }
    solution[row] = rest / at(row, row);
  }
  return solution;
}
