import { expect, test } from 'vitest';
import { homeOf } from '#src/recommender/know/home-of.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { countries } = REAL.factSources;

test('an atoll that the outlines of countries lack is left as a ship leaves it', async () => {
  const rangiroa = { lat: -14.95, lng: -147.67 };
  expect(await homeOf(rangiroa, { country: null, land: true }, countries)).toBe('sea');
});

test('land that no country has alone, with some around it, is disputed', async () => {
  const pointWithCountriesAround = { lat: 47, lng: 8 };
  const setting = { country: null, land: true };
  expect(await homeOf(pointWithCountriesAround, setting, countries)).toBe('disputed');
});

test('a country is one, and the sea beside it the sea', async () => {
  const off = { lat: 43.5, lng: 16.2 };
  expect(await homeOf(off, { country: { code: 'HR' }, land: true }, countries)).toEqual({
    code: 'HR',
  });
  expect(await homeOf(off, { country: null, land: false }, countries)).toBe('sea');
});
