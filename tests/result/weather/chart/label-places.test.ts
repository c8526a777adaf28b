import { expect, test } from 'vitest';
import { flagX, nameDay, valuePlaces, wordsPlace } from '#src/result/weather/chart/label-places.ts';
import type { Column } from '#src/result/weather/chart/year-axis.ts';
import { columnOf, tripSpans, xOfDay } from '#src/result/weather/chart/year-axis.ts';

const AXIS = { left: 34, right: 362 };
/** Warm in July, cold in January. */
const NORTHERN = Array.from({ length: 365 }, (_, day) => -Math.cos((day / 365) * 2 * Math.PI));

function column(startDate: string, endDate: string): Column {
  const [span] = tripSpans(startDate, endDate);
  return columnOf(AXIS, span ?? { from: 1, to: 1 });
}

test('on a rising line the high stands left of its ring and the low right', () => {
  const trip = column('2027-06-10', '2027-06-20');
  const { high, low } = valuePlaces(AXIS, trip, false);
  expect(high).toEqual({ x: trip.x - 8, anchor: 'end' });
  expect(low).toEqual({ x: trip.x + trip.width + 8, anchor: 'start' });
});

test('on a falling line they are mirrored', () => {
  const { high, low } = valuePlaces(AXIS, column('2027-10-05', '2027-10-08'), true);
  expect([high.anchor, low.anchor]).toEqual(['start', 'end']);
});

test('at both ends of the year both values stand inside the axis', () => {
  for (const falling of [true, false]) {
    const january = valuePlaces(AXIS, column('2027-01-02', '2027-01-05'), falling);
    expect([january.high.anchor, january.low.anchor]).toEqual(['start', 'start']);
    const december = valuePlaces(AXIS, column('2027-12-27', '2027-12-30'), falling);
    expect([december.high.anchor, december.low.anchor]).toEqual(['end', 'end']);
  }
});

test('in a wide column the values stand beside their rings', () => {
  const { high, low } = valuePlaces(AXIS, { x: 34, width: 328 }, false);
  expect([high.x, low.x]).toEqual([190, 206]);
});

test('a line is named where it falls, clear of the trip', () => {
  const free = nameDay(AXIS, NORTHERN, []);
  expect(free).toBeGreaterThan(250);
  expect(free).toBeLessThan(300);
  const trip = column('2027-09-20', '2027-10-10');
  const x = xOfDay(AXIS, nameDay(AXIS, NORTHERN, [trip]));
  expect(x < trip.x - 56 || x > trip.x + trip.width + 56).toBe(true);
});

test('a trip of the whole year does not push the name out of the axis', () => {
  const whole = { x: AXIS.left, width: AXIS.right - AXIS.left };
  expect(nameDay(AXIS, NORTHERN, [whole])).toBe(nameDay(AXIS, NORTHERN, []));
});

test('words stand right of the column, else left, else across the middle', () => {
  expect(wordsPlace(AXIS, column('2027-06-10', '2027-06-20'), 80).anchor).toBe('start');
  expect(wordsPlace(AXIS, column('2027-12-10', '2027-12-20'), 80).anchor).toBe('end');
  expect(wordsPlace(AXIS, { x: 40, width: 300 }, 80)).toEqual({ x: 198, anchor: 'middle' });
});

test('the flag stays inside the axis', () => {
  expect(flagX(AXIS, { x: 34, width: 6 }, 80)).toBe(34);
  expect(flagX(AXIS, { x: 356, width: 6 }, 80)).toBe(282);
  expect(flagX(AXIS, { x: 190, width: 10 }, 80)).toBe(155);
});
