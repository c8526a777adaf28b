import { expect, test } from 'vitest';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { rainPlanOf, swapBack, swapPlans } from '#src/domain/today/rain-plan.ts';
import { move } from '#src/domain/day-plan/change-plan.ts';
import { AT, away, idea, planOf } from '../day-plan/plans.ts';

const walk = idea('walk', { at: away(3) });
const museum = idea('museum', { at: away(5), indoor: true });
const farMuseum = idea('far museum', { at: away(60), indoor: true });

/** The first of them lies on the only day. */
function planOn(...ideas: readonly [KeptIdea, ...KeptIdea[]]): DayPlan {
  return move(planOf(1, ideas), ideas[0].key, { in: 'ideas', day: 0, at: 0 });
}

const day = (plan: DayPlan) => plan.days[0];

test('the day’s own plan for rain comes first, else a spare place near by with a roof', () => {
  const plan = planOn(walk);
  const planned = move(planOn(walk, museum), 'museum', { in: 'rain', day: 0, at: 0 });
  expect(rainPlanOf(planned, 0, { base: AT, spare: [] })).toEqual({
    ideas: [museum],
    forRain: true,
  });
  expect(rainPlanOf(plan, 0, { base: AT, spare: [farMuseum, museum] })?.ideas).toEqual([museum]);
  expect(rainPlanOf(plan, 0, { base: AT, spare: [farMuseum] })).toBeNull();
});

test('a day under a roof, or a free one, needs none', () => {
  const spare = [idea('aquarium', { at: away(2), indoor: true })];
  expect(rainPlanOf(planOn(museum), 0, { base: AT, spare })).toBeNull();
  expect(rainPlanOf(planOf(1, []), 0, { base: AT, spare })).toBeNull();
});

test('on a trek of several days nothing is offered instead', () => {
  const trek = idea('trek', { at: away(1), hours: 30 });
  expect(rainPlanOf(planOn(trek), 0, { base: AT, spare: [museum] })).toBeNull();
});

test('a swap is the same when it is made twice, and can be taken back', () => {
  const plan = planOn(walk);
  const rain = rainPlanOf(plan, 0, { base: AT, spare: [museum] });
  if (rain === null) throw new Error('no plan for rain');
  const swapped = swapPlans(plan, 0, rain);
  expect(day(swapped)).toMatchObject({ ideas: ['museum'], rain: ['walk'] });
  expect(swapPlans(swapped, 0, rain)).toEqual(swapped);
  expect(rainPlanOf(swapped, 0, { base: AT, spare: [] })).toEqual({
    ideas: [walk],
    forRain: false,
  });
  const back = swapBack(plan, 0)(swapped);
  expect(day(back)).toMatchObject({ ideas: ['walk'], rain: [] });
  expect(back.kept.map(({ key }) => key)).toEqual(['walk']);
  expect(swapBack(plan, 0)(back)).toEqual(back);
});
