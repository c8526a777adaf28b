import { describe, expect, test } from 'vitest';
import {
  addMonths,
  dayAfterKey,
  isMonthWithin,
  monthWeeks,
  nearestWithin,
  weekdaySamples,
} from '#src/planner/trip-form/dates/month-grid.ts';

describe('the weeks of a month', () => {
  test('begin on Sunday in English: June 2027 starts on a Tuesday', () => {
    const weeks = monthWeeks('2027-06-17', 0);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      '2027-06-01',
      '2027-06-02',
      '2027-06-03',
      '2027-06-04',
      '2027-06-05',
    ]);
    expect(weeks.at(-1)?.slice(0, 5)).toEqual([
      '2027-06-27',
      '2027-06-28',
      '2027-06-29',
      '2027-06-30',
      null,
    ]);
  });

  test('begin on Monday in German', () => {
    expect(monthWeeks('2027-06-17', 1)[0]).toEqual([
      null,
      '2027-06-01',
      '2027-06-02',
      '2027-06-03',
      '2027-06-04',
      '2027-06-05',
      '2027-06-06',
    ]);
  });

  test.each([
    ['2027-02-10', 1, 4, 28],
    ['2028-02-10', 1, 5, 29],
    ['2027-05-10', 0, 6, 31],
    ['2027-08-31', 1, 6, 31],
  ] as const)('%s with the week from %i: %i rows, %i days', (day, start, rows, count) => {
    const weeks = monthWeeks(day, start);
    expect(weeks).toHaveLength(rows);
    expect(new Set(weeks.flat().filter((cell) => cell !== null)).size).toBe(count);
  });

  test('have column names in the same order', () => {
    expect(weekdaySamples(0)[0]).toBe('2023-01-01');
    expect(weekdaySamples(1)[0]).toBe('2023-01-02');
    expect(weekdaySamples(1)).toHaveLength(7);
  });
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-06-10', 0, '2027-06-10'],
])('%s and %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

describe('a key in the grid', () => {
  test.each([
    ['ArrowLeft', false, '2027-06-09'],
    ['ArrowRight', false, '2027-06-11'],
    ['ArrowUp', false, '2027-06-03'],
    ['ArrowDown', false, '2027-06-17'],
    ['PageUp', false, '2027-05-10'],
    ['PageDown', false, '2027-07-10'],
    ['PageUp', true, '2026-06-10'],
    ['PageDown', true, '2028-06-10'],
    ['Enter', false, null],
    ['a', false, null],
  ] as const)('%s (shift %s) moves from 10 June 2027 to %s', (key, shift, day) => {
    expect(dayAfterKey('2027-06-10', key, shift, 1)).toBe(day);
  });

  test('Home and End stay in the week of the language', () => {
    expect(dayAfterKey('2027-06-10', 'Home', false, 1)).toBe('2027-06-07');
    expect(dayAfterKey('2027-06-10', 'End', false, 1)).toBe('2027-06-13');
    expect(dayAfterKey('2027-06-10', 'Home', false, 0)).toBe('2027-06-06');
    expect(dayAfterKey('2027-06-10', 'End', false, 0)).toBe('2027-06-12');
  });
});

describe('bounds', () => {
  const bounds = { min: '2026-11-23', max: '2027-11-22' };

  test.each([
    ['2026-11-01', true, '2026-11-23'],
    ['2026-10-31', false, '2026-11-23'],
    ['2027-06-10', true, '2027-06-10'],
    ['2027-11-30', true, '2027-11-22'],
    ['2027-12-01', false, '2027-11-22'],
  ])('of %s: its month has days: %s, the nearest is %s', (day, has, nearest) => {
    expect(isMonthWithin(day, bounds)).toBe(has);
    expect(nearestWithin(day, bounds)).toBe(nearest);
  });

  test('may have no end', () => {
    expect(nearestWithin('2099-12-31', { min: '2026-11-23', max: null })).toBe('2099-12-31');
  });
});
