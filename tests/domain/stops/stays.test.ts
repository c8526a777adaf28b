import { expect, test } from 'vitest';
import { nightsToWash, stopDates, stopOn, staysOf } from '#src/domain/stops/stays.ts';

const STAYS = [
  { nights: 4, gap: 0 },
  { nights: 3, gap: 0 },
  { nights: 4, gap: 0 },
];

test('each stop begins on the day on which the one before ends', () => {
  expect(stopDates('2027-06-10', STAYS)).toEqual([
    { startDate: '2027-06-10', endDate: '2027-06-14' },
    { startDate: '2027-06-14', endDate: '2027-06-17' },
    { startDate: '2027-06-17', endDate: '2027-06-21' },
  ]);
});

test('a gap and an overlap move what follows; the stays are read back from the dates', () => {
  const stays = [
    { nights: 2, gap: 0 },
    { nights: 0, gap: 1 },
    { nights: 3, gap: -1 },
  ];
  const dates = stopDates('2027-12-30', stays);
  expect(dates).toEqual([
    { startDate: '2027-12-30', endDate: '2028-01-01' },
    { startDate: '2028-01-02', endDate: '2028-01-02' },
    { startDate: '2028-01-01', endDate: '2028-01-04' },
  ]);
  expect(staysOf(dates)).toEqual(stays);
});

test.each([
  ['2027-06-09', null],
  ['2027-06-10', 0],
  ['2027-06-14', 1],
  ['2027-06-21', 2],
  ['2027-06-22', null],
])('on %s one is at stop %s', (day, stop) => {
  expect(stopOn(day, stopDates('2027-06-10', STAYS))).toBe(stop);
});

test.each([
  [[4, 3, 4], 4],
  [[1, 1, 1, 2], 5],
  [[1, 3, 1], 4],
  [[0], 0],
])('with %j nights the longest time without a wash is %i nights', (nights, longest) => {
  expect(nightsToWash(nights)).toBe(longest);
});
