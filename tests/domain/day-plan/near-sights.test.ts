import { expect, test } from 'vitest';
import { move } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nearSights } from '#src/domain/day-plan/near-sights.ts';
import { AT, away, idea, planOf } from './plans.ts';

/** 'boboli 0.6 uffizi' for each sight that a day is offered. */
function offers(plan: DayPlan, spare: readonly KeptIdea[]): Record<number, string[]> {
  const order = spare.map(({ key }) => key);
  const light = plan.days.map(() => 12);
  const offered = nearSights(plan, { base: AT, light, order, spare });
  return Object.fromEntries(
    [...offered].map(([day, two]) => [
      day,
      two.map(({ idea: { key }, km, from }) => `${key} ${km.toFixed(1)} ${from?.key ?? 'away'}`),
    ]),
  );
}

const UFFIZI = idea('uffizi', { at: away(0.4), hours: 3 });
const BOBOLI = idea('boboli', { at: away(1), hours: 2 });
const CROCE = idea('santa-croce', { at: away(0.9), hours: 1 });
const FIESOLE = idea('fiesole', { at: away(20, 'n'), hours: 3 });
const SIENA = idea('siena', { at: away(51, 's'), hours: 8 });

const laidOut = move(planOf(4, [UFFIZI]), 'uffizi', { in: 'ideas', day: 1, at: 0 });

test('free days are offered two sights each, near what is planned first, and each another', () => {
  expect(offers(laidOut, [SIENA, FIESOLE, BOBOLI, CROCE])).toEqual({
    0: ['boboli 0.6 uffizi', 'santa-croce 0.5 uffizi'],
    2: ['fiesole 20.0 away', 'siena 51.0 away'],
    3: ['boboli 0.6 uffizi', 'santa-croce 0.5 uffizi'],
  });
});

test('what is kept and on no day comes first, and neither a place-less nor a far idea is near', () => {
  const plan = move(planOf(3, [UFFIZI, FIESOLE]), 'uffizi', { in: 'ideas', day: 0, at: 0 });
  const spare = [idea('dinner'), idea('rome', { at: away(230, 's') }), BOBOLI];
  expect(offers(plan, spare)[1]).toEqual(['fiesole 20.0 away', 'boboli 0.6 uffizi']);
});

test('neither a half day nor the day after a long outing is offered another one', () => {
  const plan = move(planOf(5, [SIENA]), 'siena', { in: 'ideas', day: 1, at: 0 });
  const lucca = idea('lucca', { at: away(61, 'w'), hours: 8 });
  expect(offers(plan, [lucca, BOBOLI])).toEqual({
    0: ['boboli 1.0 away'],
    2: ['boboli 1.0 away'],
    3: ['lucca 61.0 away', 'boboli 1.0 away'],
    4: ['boboli 1.0 away'],
  });
});

test('no day of a trek is free', () => {
  const trek = idea('trek', { at: away(20), hours: 24 });
  const plan = move(planOf(6, [trek]), 'trek', { in: 'ideas', day: 1, at: 0 });
  expect(Object.keys(offers(plan, [BOBOLI, CROCE]))).toEqual(['0', '4', '5']);
});
