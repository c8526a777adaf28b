import { expect, test } from 'vitest';
import { move } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { pointKey } from '#src/domain/day-plan/idea-key.ts';
import { nearSights } from '#src/domain/day-plan/near-sights.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { AT, away, idea, planOf } from './plans.ts';

/** A sight, with the key that one has. */
function sight(name: string, kind: string, at: LatLng, hours: number): KeptIdea {
  return idea(pointKey(kind, at), { names: { en: name }, kind, at, hours });
}

/** 'boboli 0.6 uffizi' for each sight that a day is offered. */
function offers(plan: DayPlan, spare: readonly KeptIdea[]): Record<number, string[]> {
  const order = spare.map(({ key }) => key);
  const light = plan.days.map(() => 12);
  const offered = nearSights(plan, { base: AT, light, order, spare });
  return Object.fromEntries(
    [...offered].map(([day, two]) => [
      day,
      two.map(
        ({ idea: { names }, km, from }) =>
          `${names.en} ${km.toFixed(1)} ${from?.names.en ?? 'away'}`,
      ),
    ]),
  );
}

const UFFIZI = sight('uffizi', 'museum', away(0.4), 3);
const BOBOLI = sight('boboli', 'garden', away(1), 2);
const CROCE = sight('santa-croce', 'temple', away(0.9), 1);
const FIESOLE = sight('fiesole', 'village', away(20, 'n'), 3);
const SIENA = sight('siena', 'quarter', away(51, 's'), 8);

const laidOut = move(planOf(4, [UFFIZI]), UFFIZI.key, { in: 'ideas', day: 1, at: 0 });

test('free days are offered two sights each, near what is planned first, and each another', () => {
  expect(offers(laidOut, [SIENA, FIESOLE, BOBOLI, CROCE])).toEqual({
    0: ['boboli 0.6 uffizi', 'santa-croce 0.5 uffizi'],
    2: ['fiesole 20.0 away', 'siena 51.0 away'],
    3: ['boboli 0.6 uffizi', 'santa-croce 0.5 uffizi'],
  });
});

test('the distance is from a place, not from something that one does', () => {
  const food = idea('eat@43.771,11.254', {
    kind: 'city',
    at: away(0.9),
    names: { en: 'Eating well' },
  });
  const plan = move(planOf(3, [food]), food.key, { in: 'ideas', day: 1, at: 0 });
  expect(offers(plan, [BOBOLI])[0]).toEqual(['boboli 1.0 away']);
  const cafe = ownIdea('1', { name: 'Café', language: 'en', note: '', at: away(0.9) });
  const mine = move(planOf(3, [cafe]), cafe.key, { in: 'ideas', day: 1, at: 0 });
  expect(offers(mine, [BOBOLI])[0]).toEqual(['boboli 0.1 Café']);
});

test('what is far from everything is offered only where it was kept', () => {
  const pisa = sight('pisa', 'monument', away(70), 2);
  expect(
    Object.values(offers(laidOut, [pisa, BOBOLI]))
      .flat()
      .join(),
  ).not.toContain('pisa');
  const kept = move(planOf(4, [UFFIZI, pisa]), UFFIZI.key, { in: 'ideas', day: 1, at: 0 });
  expect(
    Object.values(offers(kept, [BOBOLI]))
      .flat()
      .join(),
  ).toContain('pisa');
});

test('where there are few sights, the free days take turns', () => {
  const few = offers(planOf(5, []), [BOBOLI, CROCE, FIESOLE]);
  const names = Object.values(few).map((two) => two.map((one) => one.split(' ')[0]).join(' '));
  expect(names).toEqual([
    'boboli santa-croce',
    'fiesole boboli',
    'santa-croce fiesole',
    'boboli santa-croce',
    'fiesole boboli',
  ]);
});

test('what is kept and on no day comes first, and neither a place-less nor a far idea is near', () => {
  const plan = move(planOf(3, [UFFIZI, FIESOLE]), UFFIZI.key, { in: 'ideas', day: 0, at: 0 });
  const spare = [idea('dinner'), idea('rome', { at: away(230, 's') }), BOBOLI];
  expect(offers(plan, spare)[1]).toEqual(['fiesole 20.0 away', 'boboli 0.6 uffizi']);
});

test('neither a half day nor the day after a long outing is offered another one', () => {
  const plan = move(planOf(5, [SIENA]), SIENA.key, { in: 'ideas', day: 1, at: 0 });
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
