import { describe, expect, test } from 'vitest';
import { readText } from '#src/recommender/read/read-text.ts';
import type { Reading, Wish } from '#src/recommender/read/reading.ts';
import { ENGLISH, GERMAN } from './reading-table.ts';

const ROWS = [...rowsOf(ENGLISH), ...rowsOf(GERMAN)];

test('the table has sixty sentences of each language', () => {
  expect(rowsOf(ENGLISH).length).toBeGreaterThanOrEqual(60);
  expect(rowsOf(GERMAN).length).toBeGreaterThanOrEqual(60);
});

describe.each(ROWS)('“$text”', ({ text, ...expected }) => {
  test('is read as expected', () => {
    const reading = read(text);
    expect({
      asked: idsOf(reading.asked),
      refused: idsOf(reading.refused),
      terms: sorted(reading.terms),
      refusedTerms: sorted(reading.refusedTerms),
    }).toEqual(expected);
  });
});

test('of the weather nothing is left that was not understood', () => {
  for (const text of ['not too hot', 'nicht zu heiß', 'no rain, no wind', 'ohne Hitze und Regen']) {
    expect(read(text)).toMatchObject({ asked: [], refused: [], unread: [] });
  }
});

describe('long ways', () => {
  test.each([
    ['Kungsleden in August', ['kungsleden trek null']],
    ['Inka-Trail nach Machu Picchu', ['inca-trail trek 3800']],
    ['climb Kilimanjaro', ['kilimanjaro climb 5895']],
    ['Tour du Mont Blanc', ['tour-du-mont-blanc trek null']],
    ['climb Mont Blanc', ['mont-blanc ice-climb 4806']],
    ['the Mont Blanc tunnel', []],
    ['not the Inca trail', []],
  ])('“%s”', (text, ways) => {
    expect(read(text).ways.map(({ id, kind, metres }) => `${id} ${kind} ${metres}`)).toEqual(ways);
  });
});

describe('a word that means something else in the other language', () => {
  test.each([
    ['see lions', 'big-game/lions'],
    ['We want to see the Alps', 'mountains'],
    ['Baden am See', 'Swimming and beach, lakes'],
    ['any kind of food', 'Food and markets'],
    ['mit Kind', 'Family outings'],
    ['I have seen it all', ''],
    ['Seen und Berge', 'lakes, mountains'],
  ])('“%s” asks for (%s)', (text, asked) => {
    expect(idsOf(read(text).asked)).toBe(asked);
  });
});

test('the senses of all words of a wish are kept', () => {
  expect(read('jazz and opera').asked).toEqual([
    { key: 'stage', word: 'jazz', senses: ['jazz', 'opera'] },
  ]);
});

test('a name that the text asks for is its index, and a refused one is none', () => {
  const names = [['Lake Bled', 'Bleder See'], ['Machu Picchu']];
  expect(readText('a day at Lake Bled', { names, travelers: 2 }).places).toEqual([0]);
  expect(readText('no Machu Picchu please', { names, travelers: 2 }).places).toEqual([]);
});

function read(text: string): Reading {
  return readText(text, { names: [], travelers: 4 });
}

function idsOf(wishes: readonly Wish[]): string {
  return wishes
    .map(({ key, senses }) => (senses.length === 0 ? key : `${key}/${senses.join('+')}`))
    .join(', ');
}

function sorted(terms: ReadonlySet<string>): string {
  return [...terms].toSorted().join(' ');
}

function rowsOf(lines: string) {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [text = '', asked = '', refused = '', terms = '', refusedTerms = ''] = line
        .split('|')
        .map((part) => part.trim());
      return {
        text,
        asked,
        refused,
        terms: sorted(wordsOf(terms)),
        refusedTerms: sorted(wordsOf(refusedTerms)),
      };
    });
}

function wordsOf(list: string): Set<string> {
  return new Set(list === '' ? [] : list.split(' '));
}
