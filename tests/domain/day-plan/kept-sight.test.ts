import { expect, test } from 'vitest';
import { keep, letGo, move } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN, dayPlanSchema } from '#src/domain/day-plan/day-plan.ts';
import { keptAs, keptSight } from '#src/domain/day-plan/kept-sight.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import * as v from 'valibot';
import { sight } from '#tests/sights/sight.ts';

const BOBOLI = sight('Boboli', { kind: 'garden', lat: 43.7625, lng: 11.2484, hours: 2.5 });

test('a sight of the list is the same idea as where the trip suggests it', () => {
  const suggestion = {
    name: 'Boboli',
    description: '',
    recommendedProducts: [],
    near: '1 km S',
    activity: 'City sightseeing',
    featureKind: 'garden',
    at: { lat: 43.7625, lng: 11.2484 },
    hours: 2.5,
  };
  const activities = { title: '', summary: '', suggestions: [suggestion] };
  const weather = { title: '', summary: '', temperature: null, conditions: [] };
  const recommendedEquipment = { title: '', summary: '', categories: [], offered: null };
  const recommendation = { sections: { weather, recommendedEquipment, activities } };
  const [suggested] = suggestedIdeas({ wordings: { en: { place: '', recommendation } } });
  expect(keptSight(BOBOLI).key).toBe(suggested?.key);
  expect(keptSight(BOBOLI)).toMatchObject({ kind: 'garden', indoor: false, hours: 2.5 });
});

test('a kept sight survives being stored, and is known again', () => {
  const plan = keep(EMPTY_PLAN, keptSight(BOBOLI));
  const stored = v.parse(dayPlanSchema, JSON.parse(JSON.stringify(plan)));
  expect(keptAs(BOBOLI, stored)?.names).toEqual({ en: 'Boboli', de: 'Boboli' });
  expect(keptAs(BOBOLI, letGo(stored, keptSight(BOBOLI).key))).toBeNull();
  expect(keptAs(sight('Uffizi'), stored)).toBeNull();
});

test('a road that is met elsewhere from another point is still the kept one', () => {
  const road = sight('Ring Road', { kind: 'scenic-road', lat: 64, lng: -20 });
  const plan = keep(EMPTY_PLAN, keptSight(road));
  expect(keptAs({ ...road, lat: 63.5, lng: -18 }, plan)?.key).toBe(keptSight(road).key);
  expect(keptAs({ ...road, kind: 'trail', lat: 63.5 }, plan)).toBeNull();
});

test('a sight lies on days as any other idea', () => {
  const idea = keptSight(sight('Uffizi', { isIndoor: true }));
  expect(idea.indoor).toBe(true);
  const plan = {
    ...keep(EMPTY_PLAN, idea),
    from: '2027-04-17',
    days: [{ ideas: [], rain: [], note: '' }],
  };
  const moved = move(plan, idea.key, { in: 'ideas', day: 0, at: 0 });
  expect(moved.days[0]?.ideas).toEqual([idea.key]);
});
