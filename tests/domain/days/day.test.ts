import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addDays,
  dayCount,
  daysBetween,
  isoDaySchema,
  monthOf,
  ordinalOf,
} from '#src/domain/days/day.ts';

test('both ends of a trip count', () => {
  expect(dayCount('2027-06-10', '2027-06-20')).toBe(11);
  expect(dayCount('2027-06-10', '2027-06-10')).toBe(1);
});

test('days of a clock change count as one day', () => {
  expect(dayCount('2027-03-27', '2027-03-29')).toBe(3);
  expect(addDays('2027-10-30', 2)).toBe('2027-11-01');
});

test('days are added over New Year and leap days', () => {
  expect(daysBetween('2027-12-31', '2028-01-02')).toEqual([
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
  ]);
  expect(dayCount('2028-02-28', '2028-03-01')).toBe(3);
  expect(daysBetween('2027-01-02', '2027-01-01')).toEqual([]);
});

test('months count from one', () => {
  expect(monthOf('2027-01-31')).toBe(1);
  expect(monthOf('2027-12-01')).toBe(12);
});

test('a year has its days numbered, a leap year one more', () => {
  expect(ordinalOf('2027-01-01')).toBe(1);
  expect(ordinalOf('2027-12-31')).toBe(365);
  expect(ordinalOf('2028-12-31')).toBe(366);
});

test.each([
  '2027-02-29',
  '2027-13-01',
  '27-01-01',
  '2027-1-1',
  '',
  'yyyy-mm-dd',
  '2027-01-01T00:00:00Z',
])('%j is not a day', (text) => {
  expect(v.is(isoDaySchema, text)).toBe(false);
});
