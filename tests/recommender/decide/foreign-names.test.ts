import { expect, test } from 'vitest';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { GENERAL } from '#src/domain/catalogue.ts';
import {
  activityMeanings,
  climateMeanings,
  terrainMeanings,
} from '#src/recommender/decide/foreign-names.ts';

const KINDS = [
  ['terrain', VOCABULARY_NAMES.terrains, terrainMeanings],
  ['climate', VOCABULARY_NAMES.climates, climateMeanings],
  ['activity', VOCABULARY_NAMES.activities, activityMeanings],
] as const;

test.each(KINDS)(
  'a %s of the bundled catalogue means itself, the general one nothing',
  (...row) => {
    const [kind, names, meaningsOf] = row;
    for (const name of names) {
      expect(meaningsOf(name)).toEqual(name === GENERAL[kind] ? [] : [name]);
    }
  },
);

test.each([
  [terrainMeanings, 'Mountain', 'Mountains'],
  [terrainMeanings, 'Alps', 'Mountains'],
  [terrainMeanings, 'Beach', 'Coast'],
  [terrainMeanings, 'Küste', 'Coast'],
  [terrainMeanings, 'Urban', 'City'],
  [terrainMeanings, 'Regenwald', 'Forest'],
  [climateMeanings, 'Temperate', 'Mild'],
  [climateMeanings, 'Tropical', 'Hot and humid'],
  [climateMeanings, 'Arid', 'Hot and dry'],
  [climateMeanings, 'Arctic', 'Arctic cold'],
  [climateMeanings, 'Gemäßigt', 'Mild'],
  [activityMeanings, 'Trekking', 'Hiking'],
  [activityMeanings, 'Wandern', 'Hiking'],
  [activityMeanings, 'Sightseeing', 'City sightseeing'],
  [activityMeanings, 'Winter Sports', 'Skiing and snowboarding'],
  [activityMeanings, 'Sunbathing', 'Swimming and beach'],
])('%o understands %j as %j', (meaningsOf, name, own) => {
  expect(meaningsOf(name)).toContain(own);
});

test.each(['Moon', '', 'All', 'General', 'Business', '!?'])('%j means nothing known', (name) => {
  for (const [, , meaningsOf] of KINDS) expect(meaningsOf(name)).toEqual([]);
});
