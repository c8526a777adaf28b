import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  completeRequest,
  dateProblem,
  earliestEnd,
  latestEnd,
  tripDays,
  tripRequestSchema,
} from '#src/domain/trip/trip-request.ts';
import { acceptTravelers } from '#src/domain/trip/travelers.ts';

const TODAY = '2026-11-20';

test.each([
  ['', '', null],
  ['2026-11-20', '', null],
  ['2026-11-19', '', 'start-before-today'],
  ['2026-11-20', '2026-11-20', null],
  ['2026-12-10', '2026-12-09', 'end-before-start'],
  ['', '2026-11-20', null],
  ['', '2026-11-19', 'end-before-today'],
  ['2026-12-31', '2027-01-01', null],
  ['2027-01-01', '2028-01-01', null],
  ['2027-01-01', '2028-01-02', 'too-long'],
  ['2027-01-01', '2500-01-01', 'too-long'],
  ['', '2500-01-01', null],
])('dates from %j to %j: %j', (startDate, endDate, problem) => {
  expect(dateProblem({ startDate, endDate }, TODAY)).toBe(problem);
});

test('the end cannot be before the start, or before today without a start', () => {
  expect(earliestEnd({ startDate: '2027-02-03' }, TODAY)).toBe('2027-02-03');
  expect(earliestEnd({ startDate: '' }, TODAY)).toBe(TODAY);
  expect(earliestEnd({ startDate: '2026-01-01' }, TODAY)).toBe(TODAY);
});

test.each([
  [1, 1],
  [20, 20],
  [0, 5],
  [21, 5],
  [2.5, 5],
  [Number.NaN, 5],
  [-3, 5],
])('typed travelers %j after 5 give %j', (typed, expected) => {
  expect(acceptTravelers(5, typed)).toBe(expected);
});

test('a form starts empty, with one traveller', () => {
  expect(EMPTY_DRAFT).toEqual({ startDate: '', endDate: '', travelers: 1, preferences: '' });
});

test('a draft is complete only with both dates, in order, from today on', () => {
  const draft = { startDate: '2027-07-10', endDate: '2027-07-20', travelers: 2, preferences: '' };
  expect(completeRequest(draft, TODAY)).toEqual(draft);
  expect(completeRequest({ ...draft, endDate: '' }, TODAY)).toBeNull();
  expect(completeRequest({ ...draft, startDate: '2026-01-01' }, TODAY)).toBeNull();
  expect(completeRequest({ ...draft, endDate: '2027-02-30' }, TODAY)).toBeNull();
  expect(completeRequest({ ...draft, travelers: 21 }, TODAY)).toBeNull();
  expect(completeRequest({ ...draft, endDate: '2028-07-10' }, TODAY)).toBeNull();
});

test('a request is from 1 to 366 days long, in this order', () => {
  const lastDays = ['2027-07-09', '2027-07-10', '2028-07-09', '2028-07-10', '9999-12-31'];
  const accepted = lastDays.map((endDate) =>
    v.is(tripRequestSchema, {
      startDate: '2027-07-10',
      endDate,
      travelers: 1,
      preferences: '',
    }),
  );
  expect(accepted).toEqual([false, true, true, false, false]);
});

test('the end is at most 366 days away; the days are counted only of a possible trip', () => {
  expect(latestEnd({ startDate: '2027-07-10' })).toBe('2028-07-09');
  expect(latestEnd({ startDate: '' })).toBeNull();
  expect(tripDays({ startDate: '2027-07-10', endDate: '2028-07-09' })).toBe(366);
  expect(tripDays({ startDate: '2027-07-10', endDate: '2028-07-10' })).toBeNull();
  expect(tripDays({ startDate: '2027-07-10', endDate: '2027-07-09' })).toBeNull();
  expect(tripDays({ startDate: '', endDate: '2027-07-09' })).toBeNull();
});

test('children are optional, and ages that cannot be read cost nothing else', () => {
  const request = { startDate: '2027-06-10', endDate: '2027-06-20', travelers: 4, preferences: '' };
  expect(v.parse(tripRequestSchema, request).children).toBeUndefined();
  expect(v.parse(tripRequestSchema, { ...request, children: [0, null, 14] }).children).toEqual([
    0,
    null,
    14,
  ]);
  expect(v.parse(tripRequestSchema, { ...request, children: [4, 'seven'] })).toMatchObject(request);
});
