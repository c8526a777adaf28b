import { expect, test } from 'vitest';
import { readText } from '#src/recommender/read/read-text.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';

test.each([
  ['skiing and food', { snow: true, sea: false, aurora: false }],
  ['kein Strand, aber Polarlichter', { snow: false, sea: false, aurora: true }],
  ['no beach', { snow: false, sea: false, aurora: false }],
  ['Wasserski', { snow: false, sea: false, aurora: false }],
  ['Schnorcheln und Wandern', { snow: false, sea: true, aurora: false }],
  ['Rodeln statt Skifahren', { snow: true, sea: false, aurora: false }],
  ['swimming pool', { snow: false, sea: false, aurora: false }],
])('“%s” asks this of the weather', (text, wants) => {
  expect(weatherWantsIn(readText(text, { names: [], travelers: 2 }))).toEqual(wants);
});
