import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MOST_IDEAS, dayPlanSchema } from '#src/domain/day-plan/day-plan.ts';
import { listEditsSchema } from '#src/domain/list/list-edits.ts';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import { tripSchema } from '#src/domain/trip/trip.ts';
import { dayCount } from '#src/domain/days/day.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import { wireOf } from '#src/export/links/shared-trip.ts';
import type { SharedTrip } from '#src/export/links/shared-trip.ts';
import { readTripFragment } from '#src/export/links/trip-link.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { hostileFragments } from './hostile-links.ts';
import { used } from './travelled-trips.ts';

const COUNT = IS_SOAK ? 10_000 : 400;
const ALL = { builtOn: '2026-11-24', withWishes: true, withNotes: true };
const UNSEEN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

test('hostile links are refused, or are trips within all bounds', async () => {
  const ai = highCoast({ origin: 'ai' });
  const wires = [
    wireOf(used(highCoast()), ALL),
    wireOf(used(highCoast()), { ...ALL, withWishes: false }),
    wireOf(used(ai), ALL),
    wireOf(highCoast(), ALL),
  ];
  const broken: string[] = [];
  let refused = 0;
  for (const fragment of hostileFragments(wires, COUNT)) {
    const answer = await readTripFragment(fragment);
    if ('problem' in answer) refused += 1;
    else if (!isBounded(answer.shared)) broken.push(fragment.slice(0, 200));
  }
  expect(broken).toEqual([]);
  expect(refused).toBeGreaterThan(COUNT / 2);
  // Some of what is changed is a trip all the same: another name, another number.
  expect(refused).toBeLessThan(COUNT);
  expect(Object.hasOwn(Object.prototype, 'hostile')).toBe(false);
}, 600_000);

function isBounded(shared: SharedTrip): boolean {
  const { trip, written, listEdits, days } = shared;
  const { startDate, endDate } = trip.request;
  const { own } = ownOfShared(shared, highCoast());
  return (
    v.is(tripSchema, trip) &&
    (written === null || v.is(recommendationSchema, written)) &&
    JSON.stringify(v.parse(listEditsSchema, listEdits)) === JSON.stringify(listEdits) &&
    JSON.stringify(v.parse(dayPlanSchema, days)) === JSON.stringify(days) &&
    v.is(dayPlanSchema, own.days) &&
    listEdits.lines.length <= 500 &&
    listEdits.own.length <= 500 &&
    days.kept.length <= MOST_IDEAS &&
    days.days.length <= dayCount(startDate, endDate) &&
    !textsOf(shared).some((text) => UNSEEN.test(text))
  );
}

function textsOf({ trip, listEdits, days }: SharedTrip): string[] {
  const notes = days.days.map(({ note }) => note);
  const names = [...listEdits.own, ...listEdits.lines].map(({ name = '' }) => name);
  return [trip.location.place, trip.request.preferences, ...listEdits.people, ...notes, ...names];
}
