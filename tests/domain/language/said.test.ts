import { expect, test } from 'vitest';
import { numberSaid, says, whereSaid } from '#src/domain/language/said.ts';

test('words of both languages are found, umlauts written either way', () => {
  expect(says('Fruehmorgens', 'early')).toBe(true);
  expect(says('Frühmorgens', 'early')).toBe(true);
  expect(says('First light', 'early')).toBe(true);
});

test('in one language only where it is named', () => {
  expect(says('Im Herbst', 'autumn', 'de')).toBe(true);
  expect(says('Im Herbst', 'autumn', 'en')).toBe(false);
});

test('a word within another is none, unless its list says so', () => {
  expect(says('The aftermath', 'after')).toBe(false);
  expect(says('Weihnachtsmarkt', 'late')).toBe(false);
  expect(says('Feierabend', 'late')).toBe(true);
});

test('an exception of a list is no word of it', () => {
  expect(says('Winterjacke', 'winter')).toBe(false);
  expect(says('Winterjacke, im Winter', 'winter')).toBe(true);
  expect(says('Winter clothes', 'winter')).toBe(false);
});

test('where a word begins, and that there is none', () => {
  expect(whereSaid('Down before sunset', 'sunset')).toBe(12);
  expect(whereSaid('Down before noon', 'sunset')).toBe(-1);
});

test.each([
  ['three', 3],
  ['Fünf', 5],
  ['zwoelf', 12],
  ['7', 7],
  ['someone', null],
] as const)('%s is %s', (word, number) => {
  expect(numberSaid(word)).toBe(number);
});
