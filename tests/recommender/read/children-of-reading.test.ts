import { describe, expect, test } from 'vitest';
import { readText } from '#src/recommender/read/read-text.ts';

const read = (text: string, travelers = 4) => readText(text, { names: [], travelers }).children;

describe('how many of four are children', () => {
  test.each([
    ['two kids and a baby', 3],
    ['zwei Kinder, zwei Wochen', 2],
    ['2 adults and 2 children', 2],
    ['one son and two daughters', 3],
    ['our children (4 and 7)', 2],
    ['mit meinen beiden Kindern', 2],
    ['with twins', 2],
    ['Drillinge', 3],
    ['mit Kind', 1],
    ['mit unserem Enkel', 1],
    ['mit Enkeln', 2],
    ['Sohn 5, Tochter 8', 2],
    ['my 8-year-old', 1],
    ['zwei 6-Jährige', 2],
    ['family', 2],
    ['family of five', 3],
    ['vierköpfige Familie', 2],
    ['Grundschulklasse', 2],
    ['five kids', 3],
    ['no baby, two kids', 2],
  ])('%s: %i', (text, count) => {
    expect(read(text).count).toBe(count);
  });

  test.each([
    'without the kids',
    'die Kinder bleiben zu Hause',
    'two kids, 4 and 7, stay at home',
    'child-free',
    'mit erwachsenen Kindern',
    'visiting our daughter',
    'family history',
    'any kind of food',
    'family with teenagers',
    'Klassenfahrt',
    'girls weekend',
    "a children's museum",
    'hiking',
  ])('%s: none', (text) => {
    expect(read(text).count).toBe(0);
  });

  test('one who travels alone and speaks of a child has one', () => {
    expect(read('with two kids', 1).count).toBe(1);
    expect(read('with two kids', 2).count).toBe(1);
  });
});

describe('ages', () => {
  test.each([
    ['zwei Kinder, 4 und 7', [4, 7]],
    ['with two kids 5 and 8', [5, 8]],
    ['kids aged 3 and 5', [3, 5]],
    ['Kinder im Alter von 4 und 7', [4, 7]],
    ['a 4 and a 7 year old', [4, 7]],
    ['4- und 7-jährige Kinder', [4, 7]],
    ['vierjährige Tochter', [4]],
    ['mit unserem 6-jährigen Sohn', [6]],
    ['a child of 5', [5]],
    ['toddler, 18 months', [1.5]],
    ['Baby, 6 Monate', [0.5]],
    ['two kids, 8 and 14', [8, 14]],
    ['two kids, 4 days of hiking', []],
    ['my 80-year-old mother', []],
    ['my 8-year-old dog', []],
    ['12 year old whisky', []],
    ['10-jähriges Jubiläum', []],
  ])('%s: %j', (text, ages) => {
    expect(read(text).ages).toEqual(ages);
  });
});

test('teenagers come along and are no children', () => {
  expect(read('two kids, 8 and 14')).toMatchObject({ count: 1, teens: true });
  expect(read('ein Teenager und ein Kind')).toMatchObject({ count: 1, teens: true });
  expect(read('two kids, 8 and 10').teens).toBe(false);
});

test('who is carried is a baby or a small child', () => {
  expect(read('a baby, 8 months').babies).toBe(1);
  expect(read('twin babies').babies).toBe(2);
  expect(termsOf('ein Kind (3)')).toContain('small-children');
  expect(termsOf('with a toddler')).toContain('small-children');
  expect(termsOf('kleine Dörfer mit zwei Kindern, 8 und 10')).not.toContain('small-children');
});

function termsOf(text: string): string[] {
  return [...readText(text, { names: [], travelers: 4 }).terms];
}
