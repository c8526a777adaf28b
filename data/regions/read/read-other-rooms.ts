import { auroraZoneSchema } from '#src/domain/climate/verdict/aurora-zone.ts';
import { fogRegionSchema } from '#src/domain/climate/fog.ts';
import { irrigatedLandSchema } from '#src/providers/basemap/relief/irrigated-land-schema.ts';
import { otherRuleSchema } from '#src/providers/facts/other-rule.ts';
import { longWaySchema } from '#src/domain/stops/ways/long-way.ts';
import { readTable } from './read-table.ts';

/** The tables that other rooms than the recommender use, with the files they become. Throws as readTable does. */
export async function readOtherRooms() {
  const fog = ['cause', 'name', 'where', 'months', 'limits'] as const;
  const otherRule = ['country', 'name', 'course'] as const;
  const irrigated = ['name', 'km', 'course'] as const;
  const routes = ['name', 'german', 'words', 'stops'] as const;
  return {
    'src/domain/climate/verdict/aurora-zone.json': await readTable(
      'aurora-zone',
      ['name', 'where'],
      auroraZoneSchema,
    ),
    'src/domain/climate/fog-regions.json': await readTable('fog', fog, fogRegionSchema),
    'src/domain/stops/ways/long-ways.json': await readTable('routes', routes, longWaySchema),
    'src/providers/basemap/relief/irrigated-lands.json': await readTable(
      'irrigated-lands',
      irrigated,
      irrigatedLandSchema,
    ),
    'src/providers/facts/other-rule.json': await readTable(
      'other-rule',
      otherRule,
      otherRuleSchema,
    ),
  };
}
