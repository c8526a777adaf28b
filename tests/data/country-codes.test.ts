import { expect, test } from 'vitest';
import { readWrittenPlaces } from '#data/sights/written-sights.ts';
import fogRegions from '#src/domain/climate/fog-regions.json';
import otherRule from '#src/providers/facts/other-rule.json';
import { decodePlaces } from '#src/providers/geocoder/gazetteer/decode-places.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import festivals from '#src/recommender/know/festivals/festivals.json';
import regions from '#src/recommender/know/regions/regions.json';
import dangers from '#src/recommender/know/safety/dangers.json';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

/** Keys of the tables below which country codes stand; 'in' may hold several: 'AR|CL'. */
const KEYS = new Set(['country', 'countries', 'in']);

const known = new Set(
  decodePlaces(await createFileDataPack().bytes(GAZETTEER_FILES.places)).countries.map(
    ({ code }) => code,
  ),
);

test.each(
  Object.entries({
    dangers,
    festivals,
    regions,
    'fog regions': fogRegions,
    'other rule': otherRule,
    'written sights': await readWrittenPlaces(),
  }),
)('every country code in %s is a country of the gazetteer', (_, table) => {
  expect(codesIn(table).filter((code) => !known.has(code))).toEqual([]);
});

test('the codes of a row are found wherever they stand in it', () => {
  expect(codesIn([{ where: [{ country: 'ZZ' }] }, { in: 'AR|CL', countries: ['QQ'] }])).toEqual([
    'ZZ',
    'AR',
    'CL',
    'QQ',
  ]);
});

function codesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return KEYS.has(key) ? value.split('|') : [];
  if (Array.isArray(value)) return value.flatMap((item) => codesIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => codesIn(inner, name));
}
