import { expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { dayStops } from '#src/domain/stops/day-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import { dayRuns } from '#src/trip/days/list/day-runs.ts';
import { daysApart, stopGroups } from '#src/trip/days/by-stop/stop-groups.ts';

/** '0: 1-3' for the rows of the days 1 to 3 at the first stop. */
function groups(stays: readonly (readonly [nights: number, gap?: number])[], isWhole = false) {
  const stops = stopDates(
    '2027-06-10',
    stays.map(([nights, gap = 0]) => ({ nights, gap })),
  ).map((request) => ({ trip: { request } }));
  const [first, last] = [stops[0]?.trip.request, stops.at(-1)?.trip.request];
  const request = { startDate: first?.startDate ?? '', endDate: last?.endDate ?? '' };
  const days = dayStops({ trip: { request }, stops });
  const plan = { ...EMPTY_PLAN, from: request.startDate, days: days.map(() => EMPTY_DAY) };
  return stopGroups(days, dayRuns(plan, isWhole, daysApart(days))).map(
    ({ at, through, runs }) =>
      `${[...through, at ?? 'none'].join('+')}: ${runs.map((run) => (run.first === run.last ? `${run.first + 1}` : `${run.first + 1}-${run.last + 1}`)).join(' ')}`,
  );
}

test('each stop has its days, with the day on which one arrives', () => {
  expect(groups([[2], [1], [1]])).toEqual(['0: 1 2', '1: 3', '2: 4 5']);
});

test('free days of a long trip are one line within a stop, never over a change', () => {
  expect(groups([[6], [10]])).toEqual(['0: 1 2-6', '1: 7 8-17']);
  expect(groups([[6], [10]], true)[0]).toBe('0: 1 2 3 4 5 6');
});

test('days between stops stand alone, and a stop without a night before the next', () => {
  expect(groups([[1], [1, 2]])).toEqual(['0: 1 2', 'none: 3', '1: 4 5']);
  expect(groups([[1], [0], [1]])).toEqual(['0: 1', '1+2: 2 3']);
});
