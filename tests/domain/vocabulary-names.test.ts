import { expect, test } from 'vitest';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { closestNames, withGeneralNames } from '#src/domain/vocabulary-names.ts';

const { terrains, climates, activities } = VOCABULARY_NAMES;

test.each([terrains, climates, activities])(
  'a known name is matched by itself alone',
  (...list) => {
    for (const name of list) expect(closestNames(name, list)).toEqual([name]);
  },
);

test.each([
  ['Mountain', terrains, ['Mountains']],
  ['mountainous', terrains, ['Mountains']],
  [' HIGH  MOUNTAIN ', terrains, ['High mountains']],
  ['Alpine mountains', terrains, ['Mountains']],
  ['Coastal', terrains, ['Coast']],
  ['Lakes & Rivers', terrains, ['Lakes and rivers']],
  ['rivers', terrains, ['Lakes and rivers']],
  ['Cities', terrains, ['City']],
  ['hike', activities, ['Hiking']],
  ['Swimming', activities, ['Swimming and beach']],
  ['Beach', activities, ['Swimming and beach']],
  ['Snorkeling/Diving', activities, ['Snorkelling and diving']],
  ['Hot', climates, ['Hot and dry', 'Hot and humid']],
  ['dry & hot', climates, ['Hot and dry']],
  ['Moon', terrains, []],
  ['', terrains, []],
  ['and', terrains, []],
])('%j is matched to the nearest names', (given, names, expected) => {
  expect(closestNames(given, names)).toEqual(expected);
});

test.each([
  ['Mountains', ['Mountain', 'Valley'], ['Mountain']],
  ['Berge', ['Berg', 'Küste'], ['Berg']],
  ['kuste', ['Berg', 'Küste'], ['Küste']],
  ['Hiking', ['HIKING', 'hiking'], ['HIKING']],
])('%j is found in the foreign list %j', (given, names, expected) => {
  expect(closestNames(given, names)).toEqual(expected);
});

test.each([
  [['Coast'], ['Any terrain', 'Coast'], ['Coast', 'Any terrain']],
  [
    ['Any terrain', 'Coast'],
    ['Any terrain', 'Coast'],
    ['Coast', 'Any terrain'],
  ],
  [[], ['Any terrain', 'Coast'], ['Any terrain']],
  [[], ['Coast', 'General'], ['General']],
  [[], ['Küste', 'Alle Klimazonen'], ['Alle Klimazonen']],
  [[], ['Coast', 'Alps'], ['Coast', 'Alps']],
  [[], [], []],
])('%j of %j becomes %j: general names last, all where there is none', (names, all, expected) => {
  expect(withGeneralNames(names, all)).toEqual(expected);
});
