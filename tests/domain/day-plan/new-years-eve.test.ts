import { expect, test } from 'vitest';
import { move } from '#src/domain/day-plan/change-plan.ts';
import { onNewYearsEve } from '#src/domain/day-plan/new-years-eve.ts';
import { idea, laid, planOf } from './plans.ts';

const NIGHT = 'wish-new-year@55.953,-3.188';
const DAYS = ['2027-12-30', '2027-12-31', '2028-01-01'];

/** Laid out, so that nothing lies where it was put by hand. */
function planWith(...days: string[][]) {
  const plan = planOf(
    days.length,
    [...new Set([...days.flat(), NIGHT])].map((key) => idea(key)),
  );
  return { ...plan, days: days.map((ideas) => ({ ideas, rain: [], note: '' })) };
}

test('what is for New Year’s Eve is laid on that day, behind all else', () => {
  const plan = planWith([NIGHT, 'castle'], ['palace', 'museum', 'pub'], []);
  expect(laid(onNewYearsEve(plan, DAYS))).toEqual(['castle', `palace museum pub ${NIGHT}`, '']);
});

test('it stays where it was put, off the days, and on a trip without that night', () => {
  const plan = planWith([NIGHT], ['palace'], []);
  const byHand = move(plan, NIGHT, { in: 'ideas', day: 2, at: 0 });
  expect(onNewYearsEve(byHand, DAYS)).toBe(byHand);
  const off = move(plan, NIGHT, { in: 'unscheduled' });
  expect(onNewYearsEve(off, DAYS)).toBe(off);
  expect(onNewYearsEve(plan, ['2027-12-28', '2027-12-29', '2027-12-30'])).toBe(plan);
});
