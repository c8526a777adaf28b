import { regionTablesSchema } from '#src/recommender/know/regions/region-tables.ts';
import type { RegionTables } from '#src/recommender/know/regions/region-tables.ts';
import { readTable } from './read-table.ts';
import type { ReadTable } from './read-table.ts';
import type { Column } from './row-fields.ts';

const AREAS = ['name', 'where'] as const;
const SEASONS = [...AREAS, 'months'] as const;

const TABLES = [
  ['advent-markets', AREAS],
  ['animal-ranges', [...SEASONS, 'limits']],
  ['auroras', AREAS],
  ['bathing-waters', AREAS],
  ['bear-canisters', AREAS],
  ['closed-reserves', ['name', 'words']],
  ['cool-summers', SEASONS],
  ['crossings', ['crossing', 'countries']],
  ['dry-land-rivers', ['name', 'course']],
  ['game-parks', ['country', 'words']],
  ['hammams', AREAS],
  ['high-ranges', AREAS],
  ['hikers-heights', ['below latitude', 'metres']],
  ['hut-ranges', AREAS],
  ['other-ski-seasons', SEASONS],
  ['sea-animal-months', [...SEASONS, 'limits']],
  ['summits', ['way', 'name']],
  ['walked-up', AREAS],
] as const satisfies readonly (readonly [keyof RegionTables, readonly Column[]])[];

type AnyTable = ReadTable<RegionTables[keyof RegionTables][number]>;

/** The tables of data/regions that the recommender uses, by name. Throws as readTable does. */
export async function readRegions(): Promise<Map<string, AnyTable>> {
  const { entries } = regionTablesSchema;
  const tables = TABLES.map(
    async ([name, columns]) => [name, await readTable(name, columns, entries[name].item)] as const,
  );
  return new Map(await Promise.all(tables));
}
