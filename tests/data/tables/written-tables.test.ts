import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readNamedCountries } from '#data/basemap/labels/country-table.ts';
import { handWrittenLabels } from '#data/basemap/labels/tables.ts';
import {
  readDayToDayStations,
  readRememberedDayToDay,
} from '#data/climate/check/day-to-day-stations.ts';
import { readAddedStations } from '#data/climate/inputs/added-stations.ts';
import { readDryValleys } from '#data/climate/inputs/dry-valleys.ts';
import { readKnownRain } from '#data/climate/inputs/known-rain.ts';
import { readKnownWetDays } from '#data/climate/inputs/known-wet-days.ts';
import { readKnownPlaces } from '#data/elevation/check/known-places.ts';
import { readKnownGrounds } from '#data/elevation/known-grounds.ts';
import { readLakeSurfaces, readRiftFloor } from '#data/elevation/known-levels.ts';
import { readLandmarkRows } from '#data/gazetteer/landmark-rows.ts';
import { readParkNames } from '#data/gazetteer/park-names.ts';
import { readRegionFixes } from '#data/gazetteer/region-fixes.ts';
import { readTable } from '#data/tables/read-table.ts';
import { readLongBridges } from '#data/ways/long-bridges.ts';

/** Tables that only a build with reference figures reads otherwise. */
const TABLES = {
  'names on the map': handWrittenLabels,
  'days against the mean': readDayToDayStations,
  'days from memory': readRememberedDayToDay,
  'added stations': readAddedStations,
  'dry valleys': readDryValleys,
  'known rain': readKnownRain,
  'known wet days': readKnownWetDays,
  'known places': readKnownPlaces,
  'known grounds': readKnownGrounds,
  'surfaces of lakes': readLakeSurfaces,
  'the floor of the Jordan rift': readRiftFloor,
  landmarks: readLandmarkRows,
  'names of parks': readParkNames,
  'long bridges': readLongBridges,
};

test.each(Object.entries(TABLES))('%s have rows that fit their schema', async (_, read) => {
  expect((await read()).length).toBeGreaterThan(0);
});

test('a country is named as the platform does, shorter, or not at all', async () => {
  const named = await readNamedCountries();
  expect(named('FR')).toMatchObject({ en: 'France', de: 'Frankreich', places: [[47.2, 1.9]] });
  expect(named('CD')).toMatchObject({ en: 'DR Congo', de: 'DR Kongo' });
  expect(named('AX')).toBeNull();
});

test('a place is in the region that its row gives it', async () => {
  expect((await readRegionFixes())({ country: 'TH', name: 'Pai' })).toBe('TH.01');
});

test('Svalbard is colder in the added stations than today: they are of the years before the warming', async () => {
  const [svalbard] = await readAddedStations();
  expect(svalbard?.low[0]).toBeLessThan(-14);
});

test('a table that does not tell its source and the day it was read stops the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  const file = join(folder, 'lakes.txt');
  const read = async (...lines: string[]) => {
    await writeFile(file, [...lines, 'name', 'Baikal'].join('\n'));
    return readTable(file, v.object({ name: v.string() }));
  };
  await expect(read('# source: an atlas')).rejects.toThrow("'# checked: <day>' are missing");
  await expect(read('# checked: 2026-11-28')).rejects.toThrow('are missing');
  expect(await read('# source: an atlas', '# checked: 2026-11-28')).toEqual([{ name: 'Baikal' }]);
  await rm(folder, { recursive: true });
});
