import { expect, test } from 'vitest';
import { townsWished } from '#src/domain/stops/line/wished-towns.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const VIENNA = { lat: 48.21, lng: 16.37 };
const LISBON = { lat: 38.72, lng: -9.14 };

async function wished(text: string, language: 'en' | 'de', near: typeof VIENNA | null = null) {
  const towns = await townsWished(text, { geocoder: REAL.gazetteer, language, near });
  return towns?.map(({ name }) => name) ?? null;
}

test.each([
  ['Vienna, then Krakow and Tallinn', 'en', ['Vienna', 'Kraków', 'Tallinn']],
  ['We want to see Vienna, Krakow and Tallinn, eat well', 'en', ['Vienna', 'Kraków', 'Tallinn']],
  ['Wien, dann Krakau und Tallinn', 'de', ['Wien', 'Krakau', 'Tallinn']],
  ['Wien, Krakau, Museen und gutes Essen', 'de', ['Wien', 'Krakau']],
  ['vienna, krakow', 'en', ['Vienna', 'Kraków']],
] as const)('%s', async (text, language, towns) => {
  expect(await wished(text, language)).toEqual(towns);
});

test.each([
  ['we love Vienna coffee', 'en', VIENNA],
  ['Museen, Kaffeehäuser und Wandern', 'de', null],
  ['Nice, quiet, reading', 'en', null],
  ['Baden, Essen, Wandern', 'de', null],
  ['day trips to Sintra and Cascais', 'en', LISBON],
  ['like Rome and Florence, with art', 'en', LISBON],
  ['hiking, old towns', 'en', null],
] as const)('no stops in "%s"', async (text, language, near) => {
  expect(await wished(text, language, near)).toBeNull();
});
