import type { LatLng } from '../location.ts';

/** Why there is fog: cold water beside warm land, the monsoon on a slope, still winter air on a plain. */
export type FogCause = 'cold-sea' | 'monsoon-drizzle' | 'winter-plain';

type FogRegion = {
  cause: FogCause;
  /** Degrees. */
  south: number;
  north: number;
  west: number;
  east: number;
  months: readonly number[];
  /** How far it comes inland, km. */
  inlandKm: number;
};

/** Coasts and plains known for fog by season; elsewhere nothing is said. */
const REGIONS: readonly FogRegion[] = [
  // California's coast from Big Sur to Mendocino: the cold current in summer.
  {
    cause: 'cold-sea',
    south: 35.5,
    north: 40,
    west: -124.5,
    east: -121.5,
    months: [6, 7, 8],
    inlandKm: 12,
  },
  // Central Peru: garúa.
  {
    cause: 'cold-sea',
    south: -16,
    north: -8,
    west: -80,
    east: -74,
    months: [6, 7, 8, 9, 10],
    inlandKm: 20,
  },
  // Northern Chile: camanchaca.
  {
    cause: 'cold-sea',
    south: -30,
    north: -19,
    west: -72,
    east: -70,
    months: [6, 7, 8, 9, 10],
    inlandKm: 10,
  },
  // Namibia: the Benguela current.
  {
    cause: 'cold-sea',
    south: -27.5,
    north: -18,
    west: 11,
    east: 15.5,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    inlandKm: 20,
  },
  // Newfoundland: the Labrador current in early summer.
  {
    cause: 'cold-sea',
    south: 46.5,
    north: 48.5,
    west: -56,
    east: -52,
    months: [5, 6, 7],
    inlandKm: 20,
  },
  // Dhofar: khareef.
  {
    cause: 'monsoon-drizzle',
    south: 16.4,
    north: 17.4,
    west: 52.8,
    east: 55.2,
    months: [7, 8],
    inlandKm: 30,
  },
  // The plain of the Po.
  {
    cause: 'winter-plain',
    south: 44.4,
    north: 45.6,
    west: 7.8,
    east: 12.3,
    months: [11, 12, 1],
    inlandKm: 999,
  },
];
const PLAIN_M = 200;

/** The cause of fog at a point in a month (1..12); null where none is known. */
export function fogAt(
  { lat, lng }: LatLng,
  month: number,
  { coastKm, elevation }: { coastKm: number; elevation: number },
): FogCause | null {
  const region = REGIONS.find(
    ({ cause, south, north, west, east, months, inlandKm }) =>
      lat >= south &&
      lat <= north &&
      lng >= west &&
      lng <= east &&
      months.includes(month) &&
      coastKm <= inlandKm &&
      (cause === 'monsoon-drizzle' || elevation <= PLAIN_M),
  );
  return region?.cause ?? null;
}
