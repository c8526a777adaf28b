import { expect, test } from 'vitest';
import { bringIdeas, isThere, roomIn, takeBack } from '#src/domain/day-plan/bring-ideas.ts';
import { move } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_DAY, EMPTY_PLAN, MOST_IDEAS, dayPlanSchema } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import * as v from 'valibot';

const AT = { lat: 63.4, lng: -19 };
const brought = (id: string, at = AT) =>
  ownIdea(id, { name: `Place ${id}`, language: 'en', note: 'n', at, list: 'Want to go' });

test('places that are brought are kept in their order, once, and can be taken back', () => {
  const ideas = [brought('a'), brought('b')];
  const plan = bringIdeas(EMPTY_PLAN, ideas);
  expect(bringIdeas(plan, ideas)).toEqual(plan);
  expect(plan.kept.map(({ names, list }) => [names.en, list])).toEqual([
    ['Place a', 'Want to go'],
    ['Place b', 'Want to go'],
  ]);
  const laid = move({ ...plan, from: '2027-06-10', days: [EMPTY_DAY] }, 'own:a', {
    in: 'ideas',
    day: 0,
    at: 0,
  });
  const back = takeBack(laid, ['own:a', 'own:b']);
  expect([back.kept, back.days[0]?.ideas]).toEqual([[], []]);
});

test('the list comes back from storage; one that cannot be read never costs the idea', () => {
  const plan = bringIdeas(EMPTY_PLAN, [brought('a')]);
  expect(v.parse(dayPlanSchema, JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  const odd = { ...plan, kept: [{ ...brought('a'), list: { name: 3 } }] };
  expect(v.parse(dayPlanSchema, odd).kept.map(({ key, list }) => [key, list])).toEqual([
    ['own:a', ''],
  ]);
});

test('room is what is left of the most a trip keeps', () => {
  expect(roomIn(EMPTY_PLAN)).toBe(MOST_IDEAS);
  const many = Array.from({ length: MOST_IDEAS + 5 }, (_, at) => brought(String(at)));
  expect(roomIn(bringIdeas(EMPTY_PLAN, many))).toBe(0);
});

test.each([
  ['the same name at the same point', 'place A ', AT, true],
  ['the same name 100 m away', 'Place a', { lat: 63.4009, lng: -19 }, true],
  ['the same name 1 km away', 'Place a', { lat: 63.409, lng: -19 }, false],
  ['the same name without a point', 'Place a', null, true],
  ['another name at the same point', 'Place b', AT, false],
])('%s', (_, name, at, there) => {
  expect(isThere(bringIdeas(EMPTY_PLAN, [brought('a')]), name, at)).toBe(there);
});
