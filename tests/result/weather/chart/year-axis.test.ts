import { expect, test } from 'vitest';
import {
  columnOf,
  dayAt,
  mainMonth,
  monthColumns,
  tripSpans,
  widest,
  xOfDay,
} from '#src/result/weather/chart/year-axis.ts';

/** One pixel a day. */
const AXIS = { left: 34, right: 399 };

test('1 January starts at the left end, 31 December ends at the right', () => {
  expect(xOfDay(AXIS, 1)).toBe(34);
  expect(xOfDay(AXIS, 366)).toBe(399);
});

test('a trip is one column from its first to its last day', () => {
  const spans = tripSpans('2027-06-10', '2027-06-20');
  expect(spans).toEqual([{ from: 161, to: 171 }]);
  expect(spans.map((span) => columnOf(AXIS, span))).toEqual([{ x: 194, width: 11 }]);
});

test('a trip over New Year is two columns, at both ends', () => {
  const columns = tripSpans('2027-12-20', '2028-01-10').map((span) => columnOf(AXIS, span));
  expect(columns).toEqual([
    { x: 387, width: 12 },
    { x: 34, width: 10 },
  ]);
  expect(widest(columns)).toEqual({ x: 387, width: 12 });
});

test('a trip of one day is at least 6 px wide, and stays inside the axis', () => {
  const narrow = { left: 34, right: 322 };
  for (const day of ['2027-01-01', '2027-06-10', '2027-12-31']) {
    const [column] = tripSpans(day, day).map((span) => columnOf(narrow, span));
    expect(column?.width).toBe(6);
    expect(column?.x).toBeGreaterThanOrEqual(34);
    expect((column?.x ?? 0) + 6).toBeLessThanOrEqual(322);
  }
});

test('a trip of a year or more covers the whole year, once', () => {
  expect(tripSpans('2027-05-01', '2028-04-30')).toEqual([{ from: 1, to: 365 }]);
  expect(tripSpans('2027-05-01', '2029-06-30')).toEqual([{ from: 1, to: 365 }]);
});

test('29 February falls on the 28th', () => {
  expect(tripSpans('2028-02-29', '2028-03-01')).toEqual([{ from: 59, to: 60 }]);
});

test('the months fill the axis without a gap', () => {
  const months = monthColumns(AXIS);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ x: 34, width: 31 });
  expect(months[1]).toEqual({ x: 65, width: 28 });
  expect((months[11]?.x ?? 0) + (months[11]?.width ?? 0)).toBe(399);
});

test('the main month is the one with most of the days', () => {
  expect(mainMonth(tripSpans('2027-05-28', '2027-06-12'))).toBe(5);
  expect(mainMonth(tripSpans('2027-12-20', '2028-01-10'))).toBe(11);
  expect(mainMonth(tripSpans('2027-12-28', '2028-01-10'))).toBe(0);
});

test('the day at a pixel', () => {
  expect(dayAt(AXIS, xOfDay(AXIS, 171.5))).toBe(171);
  expect(dayAt(AXIS, 399)).toBe(365);
});
