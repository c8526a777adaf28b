import { expect, test } from 'vitest';
import { readOtherRooms } from '#data/regions/read/read-other-rooms.ts';
import { readRegions } from '#data/regions/read/read-regions.ts';
import { readTable } from '#data/regions/read/read-table.ts';
import auroraZone from '#src/domain/climate/verdict/aurora-zone.json';
import fogTable from '#src/domain/climate/fog-regions.json';
import irrigatedLands from '#src/providers/basemap/relief/irrigated-lands.json';
import longWays from '#src/domain/stops/ways/long-ways.json';
import otherRule from '#src/providers/facts/other-rule.json';
import { regionTablesSchema } from '#src/recommender/know/regions/region-tables.ts';
import regionTables from '#src/recommender/know/regions/regions.json';
import { ANIMAL_OBSTACLES } from '#src/recommender/know/wishes/animal-obstacles.ts';

const tables = await readRegions();
const others = await readOtherRooms();
const { entries } = regionTablesSchema;

test('the recommender has the tables as they are written', () => {
  expect(regionTables).toEqual(
    Object.fromEntries([...tables].map(([name, { rows }]) => [name, rows])),
  );
});

test('the stops have the long ways as they are written', () => {
  expect(longWays).toEqual(others['src/domain/stops/ways/long-ways.json'].rows);
});

test('the climate, the map and the facts have their tables as they are written', () => {
  expect(auroraZone).toEqual(others['src/domain/climate/verdict/aurora-zone.json'].rows);
  expect(fogTable).toEqual(others['src/domain/climate/fog-regions.json'].rows);
  expect(irrigatedLands).toEqual(others['src/providers/basemap/relief/irrigated-lands.json'].rows);
  expect(otherRule).toEqual(others['src/providers/facts/other-rule.json'].rows);
});

test('every table says where it is from and when it was read', () => {
  for (const { source, checked } of [...tables.values(), ...Object.values(others)]) {
    expect(source).not.toBe('');
    expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
  }
});

test('each animal that can be wished for has a range', () => {
  const ranges = regionTables['animal-ranges'].map(({ name }) => name);
  expect(ranges.toSorted()).toEqual(Object.keys(ANIMAL_OBSTACLES).toSorted());
});

test('a row that does not fit is told with its file and line', async () => {
  const asSeasons = readTable('auroras', ['name', 'where', 'months'], entries.auroras.item);
  await expect(asSeasons).rejects.toThrow('auroras.txt:1: not name | where | months');
  const asParks = readTable('summits', ['way', 'name'], entries['game-parks'].item);
  await expect(asParks).rejects.toThrow(/^summits\.txt:7: /u);
});
