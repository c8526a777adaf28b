import { expect, test } from 'vitest';
import { keep, putAside } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { keptSight } from '#src/domain/day-plan/kept-sight.ts';
import { stopFacts, withSights } from '#src/trip/days/lay-out.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { sight } from '#tests/sights/sight.ts';

const KEPT = sight('Kept', { lat: 63.1, lng: 18.6 });
const ASIDE = sight('Aside', { lat: 63.2, lng: 18.6 });
const NEW = sight('New', { lat: 63.3, lng: 18.6 });

test('a free day is offered the sights of the guide after the ideas, without what is kept or set aside', () => {
  const plan = putAside(keep(EMPTY_PLAN, keptSight(KEPT)), keptSight(ASIDE));
  const [facts] = stopFacts(plan, highCoast());
  if (facts === undefined) throw new Error('no stop');
  const { spare, order } = withSights(facts, plan, [KEPT, ASIDE, NEW]);
  expect(spare).toEqual([...facts.spare, keptSight(NEW)]);
  expect(order.at(-1)).toBe(keptSight(NEW).key);
});

test('a sight that is one of the ideas is offered once', () => {
  const [facts] = stopFacts(EMPTY_PLAN, highCoast());
  if (facts === undefined) throw new Error('no stop');
  const idea = facts.spare.find(({ at, kind }) => at !== undefined && kind === 'park');
  const twin = sight('Twin', { kind: 'park', ...(idea?.at ?? { lat: 0, lng: 0 }) });
  const { spare } = withSights({ ...facts, order: [keptSight(twin).key] }, EMPTY_PLAN, [twin]);
  expect(spare).toEqual(facts.spare);
});
