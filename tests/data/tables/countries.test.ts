import { expect, test } from 'vitest';
import { areaTables, groupTable } from '#data/countries/build-countries.ts';
import { countriesOf, readLands } from '#data/countries/country-tables.ts';
import groups from '#src/domain/place/country-groups.json';
import areas from '#src/providers/geocoder/addresses/area-codes.json';

test('the app has the groups, lands and provinces as they are written', async () => {
  expect(groups).toEqual(groupTable());
  const { provinces, lands } = areas;
  expect({ provinces, lands }).toEqual(await areaTables());
});

test('every land and every country of a group has an ISO code', async () => {
  const known = new Set(areas.codes.split(' ').map((both) => both.slice(0, 2)));
  const lands = (await readLands()).flatMap(({ country, lands: own }) => own.concat(country));
  const grouped = [...countriesOf('health-card'), ...countriesOf('week-from-sunday')];
  // Kosovo has none.
  expect([...lands, ...grouped].filter((code) => !known.has(code))).toEqual(['XK']);
});
