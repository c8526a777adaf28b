import type { TerrainFacts } from '#src/domain/place/terrain.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createSampleProviders } from '#data/sample/sample-providers.ts';
import { readKnownPlaces } from './known-places.ts';
import type { KnownPlace } from './known-places.ts';

/**
 * Tolerances. A cell of the grid is 4.6 km wide, and a narrower fjord is land in it: a shore may be
 * off by 12 km, or by a tenth far away; a town's centre by 100 m.
 */
const ALLOWED = { elevationM: 100, km: 12, share: 0.1 } as const;
const DAYS = { startDate: '2027-07-10', endDate: '2027-07-17', travelers: 2, preferences: '' };

export type TerrainCheck = KnownPlace & {
  found: TerrainFacts;
  terrains: readonly string[];
  /** Values that exceed their tolerance. */
  faults: string[];
};

/** Compares the planner's terrain with known places around the world. */
export async function checkPlaces(pack: DataPack): Promise<TerrainCheck[]> {
  const { terrain, recommender } = createSampleProviders(pack);
  const vocabulary = await createBundledCatalogue(pack).vocabulary();
  const checks: TerrainCheck[] = [];
  for (const known of await readKnownPlaces()) {
    const { place, lat, lng } = known;
    const found = await terrain.at({ lat, lng });
    const trip = { location: { lat, lng, place }, request: DAYS, language: 'en' } as const;
    const { terrains } = await recommender.analyse(trip, vocabulary);
    checks.push({ ...known, found, terrains, faults: faultsOf(known, found, terrains) });
  }
  return checks;
}

/** Prints the comparison as the Markdown table of ../README.md. */
export async function checkTerrain(pack: DataPack): Promise<void> {
  const checks = await checkPlaces(pack);
  console.log('\n### Terrain of known places: known / found\n');
  console.log(
    '| place | elevation, m | coast, km | lake, km | terrain | further off than allowed |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const { place, elevation, coast, lake, terrain, found, faults } of checks) {
    const cells = [
      place,
      `${elevation} / ${found.elevation}`,
      coast === undefined ? '' : `${coast} / ${found.coastKm}`,
      lake === undefined ? '' : `${lake} / ${found.lakeKm}`,
      terrain,
      faults.join(', '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const errors = checks.map(({ elevation, found }) => Math.abs(found.elevation - elevation));
  const sorted = errors.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`\nElevation: median error ${median} m, largest ${sorted.at(-1) ?? 0} m.`);
}

function faultsOf(known: KnownPlace, found: TerrainFacts, terrains: readonly string[]): string[] {
  const off = (wanted: number | undefined, is: number): boolean =>
    wanted !== undefined && Math.abs(is - wanted) > Math.max(ALLOWED.km, wanted * ALLOWED.share);
  return [
    ...(Math.abs(found.elevation - known.elevation) > ALLOWED.elevationM ? ['elevation'] : []),
    ...(off(known.coast, found.coastKm) ? ['coast'] : []),
    ...(off(known.lake, found.lakeKm) ? ['lake'] : []),
    ...(terrains.includes(known.terrain) ? [] : ['terrain']),
  ];
}
