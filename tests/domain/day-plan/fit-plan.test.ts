import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import { move, unscheduledOf, writeNote } from '#src/domain/day-plan/change-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { FIRST, idea, laid, planOf } from './plans.ts';

/** Four days: 'a' on the first, 'b' on the second, 'c' on the last. */
function fourDays() {
  const on = { a: 0, b: 1, c: 3 } as const;
  let plan = planOf(4, [idea('a'), idea('b'), idea('c')]);
  for (const key of ['a', 'b', 'c'] as const) {
    plan = move(plan, key, { in: 'ideas', day: on[key], at: 0 });
  }
  return writeNote(plan, 3, 'Train at four');
}

function dates(start: number, days: number) {
  const startDate = addDays(FIRST, start);
  return { startDate, endDate: addDays(startDate, days - 1) };
}

test('a trip of as many days takes its plan along', () => {
  expect(laid(fitPlan(fourDays(), dates(40, 4)))).toEqual(['a', 'b', '', 'c']);
  expect(laid(fitPlan(fourDays(), dates(1, 4)))).toEqual(['a', 'b', '', 'c']);
});

test('a trip that begins a day earlier keeps each idea on its date', () => {
  expect(laid(fitPlan(fourDays(), dates(-1, 5)))).toEqual(['', 'a', 'b', '', 'c']);
});

test('ideas of days that are cut off are kept on no day, and their notes stay', () => {
  const short = fitPlan(fourDays(), dates(1, 2));
  expect(laid(short)).toEqual(['b', '']);
  expect(unscheduledOf(short).map(({ key }) => key)).toEqual(['a', 'c']);
  expect(short.days[1]?.note).toBe('Train at four');
  expect(short.byHand).toEqual(['b']);
});

test('other dates altogether keep the numbers of the days', () => {
  expect(laid(fitPlan(fourDays(), dates(100, 6)))).toEqual(['a', 'b', '', 'c', '', '']);
  expect(laid(fitPlan(fourDays(), dates(100, 2)))).toEqual(['a', 'b']);
});

test('a plan that fits is left as it is', () => {
  const plan = fourDays();
  expect(fitPlan(plan, dates(0, 4))).toBe(plan);
});
