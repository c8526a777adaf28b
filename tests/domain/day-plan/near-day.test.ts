import { expect, test } from 'vitest';
import { keep, move } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nearDay } from '#src/domain/day-plan/near-day.ts';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { AT, away, idea, planOf } from './plans.ts';

const UFFIZI = idea('uffizi', { at: away(0.4) });
const BOBOLI = idea('boboli', { at: away(1.2) });
const CROCE = idea('croce', { at: away(0.9) });
const MARCO = idea('marco', { at: away(0.7, 'n') });
const NOVELLA = idea('novella', { at: away(0.8, 'w') });
const CERTOSA = idea('certosa', { at: away(6) });
const FIESOLE = idea('fiesole', { at: away(20, 'n') });
const SIENA = idea('siena', { at: away(51, 's') });
const NOWHERE = idea('cooking');

const spare = [SIENA, CERTOSA, NOVELLA, MARCO, CROCE, BOBOLI];
const order = spare.map(({ key }) => key);
/** On the second of three days. */
const laidOut = move(planOf(3, [UFFIZI]), UFFIZI.key, { in: 'ideas', day: 1, at: 0 });

function near(plan: DayPlan, day: number, sights: readonly KeptIdea[] = spare) {
  const { sights: offered, kept } = nearDay(plan, day, { base: AT, order, spare: sights });
  return { sights: offered.map(said), kept: kept.map(said) };
}

function said({ idea: { key }, km, from }: NearSight): string {
  return `${key} ${km.toFixed(1)} ${from?.key ?? 'away'}`;
}

test('near a day are the four best of those within a walk, nearest first, measured from its places', () => {
  expect(near(laidOut, 1).sights).toEqual([
    'croce 0.5 uffizi',
    'boboli 0.8 uffizi',
    'marco 0.8 uffizi',
    'novella 1.2 uffizi',
  ]);
});

test('what lies farther comes where nothing nearer is left, and never beyond half a day', () => {
  expect(near(laidOut, 1, [SIENA, FIESOLE, CERTOSA, CROCE]).sights).toEqual([
    'croce 0.5 uffizi',
    'certosa 5.6 uffizi',
    'fiesole 20.0 uffizi',
  ]);
  expect(near(laidOut, 1, [SIENA, NOWHERE])).toEqual({ sights: [], kept: [] });
});

test('a day without a place is measured from where one stays', () => {
  expect(near(laidOut, 0, [CROCE]).sights).toEqual(['croce 0.9 away']);
});

test('what is kept and lies on no day is told apart, however far it is', () => {
  const kept = keep(laidOut, SIENA);
  expect(near(kept, 1, [CROCE])).toEqual({
    sights: ['croce 0.5 uffizi'],
    kept: ['siena 51.0 uffizi'],
  });
});
