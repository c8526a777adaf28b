import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ISLAND_PLACES, TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import { dryLand, snowUnderfoot } from './season/conditions-of-place.ts';
import type { PlaceFacts } from './trip-facts.ts';

/*
 * The terrains of a place by elevation, relief, coast, lakes, climate and named features. Highest
 * score first (1 is certain); 0 means no such terrain.
 */

/** Thresholds of the rules; each boundary has a test. */
const TERRAIN_THRESHOLDS = {
  highSummitM: 1800,
  highPeakM: 2200,
  peakKm: 12,
  highReliefM: 900,
  highGroundM: 3000,
  mountainReliefM: 400,
  hillReliefM: 80,
  lowlandM: 500,
  plateauM: 1500,
  plateauReliefM: 900,
  coastKm: 15,
  offshoreKm: 25,
  shoreKm: 10,
  islandKm: 45,
  lakeKm: 15,
  metropolis: 1_000_000,
  metropolisKm: 15,
  cityPopulation: 100_000,
  cityKm: 8,
  townPopulation: 20_000,
  townKm: 6,
  desertAridity: 7,
  desertKm: 40,
  forestAridity: 18,
  forestWarmestMonth: 10,
  iceMean: -1,
  iceSummitMean: -3,
} as const;

const T = TERRAIN_THRESHOLDS;

const SCORES: readonly { name: string; score: (facts: PlaceFacts) => number }[] = [
  { name: 'Open sea', score: openSea },
  { name: 'City', score: city },
  { name: 'High mountains', score: highMountains },
  { name: 'Mountains', score: mountains },
  { name: 'High plateau', score: highPlateau },
  { name: 'Island', score: island },
  { name: 'Coast', score: coast },
  { name: 'Desert', score: desert },
  { name: 'Snow and ice', score: snowAndIce },
  { name: 'Hills', score: hills },
  { name: 'Lakes and rivers', score: lakes },
  { name: 'Forest', score: forest },
  { name: 'Lowland', score: lowland },
];

export const TERRAIN_NAMES: readonly string[] = SCORES.map(({ name }) => name);

/** Names of the terrains at the place, most fitting first; without the general one. */
export function terrainNames(facts: PlaceFacts): string[] {
  return SCORES.map(({ name, score }) => ({ name, score: score(facts) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name);
}

function openSea({ terrain }: PlaceFacts): number {
  if (terrain.land || terrain.coastKm <= T.shoreKm) return 0;
  return terrain.coastKm > T.offshoreKm ? 1 : 0.4;
}

function city(facts: PlaceFacts): number {
  const settlements = facts.features.filter(({ kind }) => isOneOf(TOWN_PLACES, kind));
  const within = (km: number, people: number) =>
    settlements.some((place) => place.distanceKm <= km && (place.population ?? 0) >= people);
  if (within(T.metropolisKm, T.metropolis) || within(T.cityKm, T.cityPopulation)) return 0.95;
  return within(T.townKm, T.townPopulation) ? 0.6 : 0;
}

/** A named peak nearby counts too: the elevation grid smooths summits away. */
function highMountains(facts: PlaceFacts): number {
  const { terrain } = facts;
  if (!dryLand(facts)) return 0;
  const peaks = facts.features.some(
    ({ kind, elevation, distanceKm }) =>
      kind === 'peak' && (elevation ?? 0) >= T.highPeakM && distanceKm <= T.peakKm,
  );
  const steep = terrain.summit >= T.highSummitM && terrain.relief >= T.highReliefM;
  if (steep || (peaks && terrain.relief >= T.mountainReliefM)) return 1;
  const high = terrain.elevation >= T.highGroundM && terrain.relief >= T.mountainReliefM;
  return high ? 0.8 : 0;
}

function mountains(facts: PlaceFacts): number {
  return dryLand(facts) && facts.terrain.relief >= T.mountainReliefM ? 0.9 : 0;
}

function hills(facts: PlaceFacts): number {
  const { relief } = facts.terrain;
  return dryLand(facts) && relief >= T.hillReliefM && relief < T.mountainReliefM ? 0.7 : 0;
}

function lowland({ terrain }: PlaceFacts): number {
  const flat = terrain.relief < T.hillReliefM && terrain.elevation < T.lowlandM;
  return terrain.land && flat ? 0.5 : 0;
}

function highPlateau({ terrain }: PlaceFacts): number {
  const { land, elevation, relief } = terrain;
  return land && elevation >= T.plateauM && relief < T.plateauReliefM ? 0.75 : 0;
}

function island(facts: PlaceFacts): number {
  const { terrain } = facts;
  if (terrain.coastKm > T.islandKm) return 0;
  const nearest = facts.features.find(({ kind }) => isOneOf(ISLAND_PLACES, kind));
  if (nearest === undefined || nearest.distanceKm > T.islandKm) return 0;
  return terrain.coastKm <= T.coastKm ? 0.65 : 0.45;
}

function coast({ terrain }: PlaceFacts): number {
  const reach = terrain.land ? T.coastKm : T.offshoreKm;
  return terrain.coastKm <= reach ? 0.85 : 0;
}

function lakes(facts: PlaceFacts): number {
  if (!facts.terrain.land) return 0;
  const named = facts.features.some(({ kind, distanceKm }) => kind === 'lake' && distanceKm <= 25);
  return facts.terrain.lakeKm <= T.lakeKm || named ? 0.55 : 0;
}

function desert(facts: PlaceFacts): number {
  const { aridity, terrain } = facts;
  if (!terrain.land || aridity === null) return 0;
  if (aridity < T.desertAridity) return 0.9;
  const named = facts.features.some(
    ({ kind, distanceKm }) => kind === 'desert' && distanceKm <= T.desertKm,
  );
  return named && aridity < T.forestAridity ? 0.5 : 0;
}

function forest(facts: PlaceFacts): number {
  const { aridity, warmestMonth } = facts;
  if (!dryLand(facts) || aridity === null) return 0;
  return aridity >= T.forestAridity && warmestMonth >= T.forestWarmestMonth ? 0.5 : 0;
}

function snowAndIce(facts: PlaceFacts): number {
  const { terrain, mean, spread, summitMean } = facts;
  if (!terrain.land) return 0;
  const snow = spread.snowCover === null ? mean <= T.iceMean : snowUnderfoot(facts);
  if (snow) return 0.88;
  return summitMean <= T.iceSummitMean && terrain.relief >= T.mountainReliefM ? 0.4 : 0;
}
