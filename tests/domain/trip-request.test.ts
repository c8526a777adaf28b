import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  completeRequest,
  dateProblem,
  earliestEnd,
} from '#src/domain/trip-request.ts';
import { acceptTravelers } from '#src/domain/travelers.ts';

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
});
