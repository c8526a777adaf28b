import { expect, test } from 'vitest';
import { isNamedIn } from '#src/recommender/read/named-place.ts';

test.each([
  ['Machu Picchu', 'Historic Sanctuary of Machu Picchu', true],
  ['wandern am Königssee', 'Königssee', true],
  ['wandern am Koenigssee', 'Königssee', true],
  ['two days at the beach', 'Bondi Beach', false],
  ['Strand und Insel', 'Insel Rügen', false],
  ['quiet places', 'Skuleskogen National Park', false],
  ['', 'Bryggen', false],
])('“%s” names %s: %s', (preferences, place, named) => {
  expect(isNamedIn(preferences, place)).toBe(named);
});
