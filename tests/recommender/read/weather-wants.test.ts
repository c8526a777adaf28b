import { expect, test } from 'vitest';
import type { WeatherWants } from '#src/domain/climate/weather-wants.ts';
import { NO_WANTS } from '#src/domain/climate/weather-wants.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';

test.each<[text: string, wants: Partial<WeatherWants>]>([
  ['pubs and music', { indoors: true }],
  ['Museen und Oper', { indoors: true }],
  ['Shopping, Wellness und gutes Essen', { indoors: true }],
  ['a romantic weekend with a theatre evening', { indoors: true }],
  ['conference, museums', { indoors: true, seasons: ['fixed'] }],
  ['museums and walks', {}],
  ['city sightseeing and pubs', {}],
  ['honeymoon', {}],
  ['', {}],
  ['skiing and food', { snow: true, seasons: ['skiing'] }],
  ['kein Strand, aber Polarlichter', { aurora: true }],
  ['no beach', {}],
  ['Wasserski', {}],
  ['Schnorcheln und Wandern', { sea: true }],
  ['Rodeln statt Skifahren', { snow: true }],
  ['swimming pool', {}],
  ['Christmas markets', { seasons: ['advent'] }],
  ['Weihnachtsmarkt und Glühwein', { seasons: ['advent'] }],
  ['no Christmas markets', {}],
  ['midnight sun', { seasons: ['midnight-sun'] }],
  ['Herbstlaub', { seasons: ['leaves'] }],
  ['cherry blossom', { seasons: ['blossom'] }],
  ["my sister's wedding", { seasons: ['fixed'] }],
  ['Geschäftsreise', { seasons: ['fixed'], indoors: true }],
  ['whale watching', { seasons: ['fixed'] }],
  ['Altstadt im Winter', { seasons: ['fixed'] }],
  ['walks in the monsoon', { seasons: ['fixed'] }],
  ['with our baby, beach', { sea: true, tender: true }],
  ['mit unserer zweijährigen Tochter', { tender: true }],
  ['mit meiner 75-jährigen Mutter', { tender: true }],
  ['we are 68 and 71', { tender: true }],
  ['with two teenagers', {}],
  ['mit Kindern, 8 und 10', {}],
])('“%s” asks this of the weather', (text, wants) => {
  const read = weatherWantsIn(readText(text, { names: [], travelers: 3 }));
  expect(read).toEqual({ ...NO_WANTS, ...wants });
});
