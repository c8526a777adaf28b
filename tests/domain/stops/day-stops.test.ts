import { expect, test } from 'vitest';
import { dayStops } from '#src/domain/stops/day-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';

const FIRST = '2027-06-10';

/** '14 1<0 via 2': on the 14th at stop 1, left stop 0, seen 2 on the way. `stays`: nights, and the gap before. */
function said(stays: readonly (readonly [nights: number, gap?: number])[]): string[] {
  const stops = stopDates(
    FIRST,
    stays.map(([nights, gap = 0]) => ({ nights, gap })),
  ).map((request) => ({ trip: { request } }));
  const last = stops.at(-1)?.trip.request.endDate ?? FIRST;
  const trip = { request: { startDate: FIRST, endDate: last } };
  return dayStops({ trip, stops }).map(({ day, at, from, through }) => {
    const change = from === null ? '' : `<${from}`;
    const via = through.length === 0 ? '' : ` via ${through.join(' ')}`;
    return `${day.slice(-2)} ${at ?? '-'}${change}${via}`;
  });
}

test('a day of change belongs to the stop that is arrived at', () => {
  expect(said([[2], [1], [1]])).toEqual(['10 0', '11 0', '12 1<0', '13 2<1', '14 2']);
});

test('a stop without a night is on the way', () => {
  expect(said([[1], [0], [0], [1]])).toEqual(['10 0', '11 3<0 via 1 2', '12 3']);
  expect(said([[0], [1]])).toEqual(['10 1 via 0', '11 1']);
  expect(said([[1], [0]])).toEqual(['10 0', '11 1<0']);
});

test('the days of a gap are at no stop, those of an overlap at the later one', () => {
  expect(said([[1], [1, 2]])).toEqual(['10 0', '11 0', '12 -', '13 1<0', '14 1']);
  expect(said([[3], [2, -1]])).toEqual(['10 0', '11 0', '12 1<0', '13 1', '14 1']);
});

test('a trip of one stop is at it on each day', () => {
  const request = { startDate: FIRST, endDate: '2027-06-11' };
  expect(dayStops({ trip: { request } })).toEqual([
    { day: FIRST, at: 0, from: null, through: [] },
    { day: '2027-06-11', at: 0, from: null, through: [] },
  ]);
});
