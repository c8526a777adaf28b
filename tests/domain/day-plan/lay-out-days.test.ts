import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { move, placeOf, unscheduledOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { layOutDays } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import type { LayOutFacts } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { AT, anyIdeas, idea, laid, placedKeys, planOf } from './plans.ts';

function layOut(plan: DayPlan, facts: Partial<LayOutFacts> = {}) {
  const light = plan.days.map(() => 14);
  return layOutDays(plan, { base: AT, light, wetDaysPer10: 0, spare: [], ...facts });
}

/** So many kilometres from where one stays: east, north, south or west. */
function away(km: number, direction: 'e' | 'n' | 's' | 'w' = 'e') {
  const lat = km / 111.2;
  const lng = lat / Math.cos((AT.lat * Math.PI) / 180);
  const by = { e: [0, lng], w: [0, -lng], n: [lat, 0], s: [-lat, 0] } as const;
  const [dLat, dLng] = by[direction];
  return { lat: AT.lat + dLat, lng: AT.lng + dLng };
}

test('what lies in the same direction is one outing, and the first and last day stay free', () => {
  const plan = planOf(5, [
    idea('far', { at: away(60), hours: 1 }),
    idea('north', { at: away(50, 'n'), hours: 2 }),
    idea('on-the-way', { at: away(45), hours: 2 }),
  ]);
  const { plan: after, left } = layOut(plan);
  expect(laid(after)).toEqual(['', 'on-the-way far', 'north', '', '']);
  expect(left).toEqual([]);
});

test('long outings are on the days with the most light', () => {
  const plan = planOf(5, [
    idea('long', { at: away(50), hours: 6 }),
    idea('short', { at: away(20, 'n'), hours: 1 }),
    idea('middle', { at: away(40, 's'), hours: 3 }),
  ]);
  expect(laid(layOut(plan, { light: [9, 8, 7, 10, 10] }).plan)).toEqual([
    '',
    'middle',
    'short',
    'long',
    '',
  ]);
});

test('a day that is short has no two long walks', () => {
  const ideas = [idea('a', { at: away(50), hours: 3 }), idea('b', { at: away(52), hours: 3 })];
  expect(laid(layOut(planOf(3, ideas)).plan)).toEqual(['', 'a b', '']);
  const { plan, left } = layOut(planOf(3, ideas), { light: [5, 5, 5] });
  expect(laid(plan)).toEqual(['', 'b', '']);
  expect(left).toEqual([{ key: 'a', why: 'no-room' }]);
});

test('a trip with few days has up to three ideas a day, and says what found no room', () => {
  const ideas = Array.from('abcdefghijkl', (key) => idea(key, { at: away(1), hours: 1.2 }));
  const { plan, left } = layOut(planOf(3, ideas));
  expect(plan.days.map((day) => day.ideas.length)).toEqual([3, 3, 3]);
  expect(left.map(({ why }) => why)).toEqual(['no-room', 'no-room', 'no-room']);
});

test('the first and the last day are for what is near and short', () => {
  const ideas = [
    idea('day', { at: away(60), hours: 5 }),
    idea('walk', { at: away(5, 'n'), hours: 2 }),
    idea('other', { at: away(55, 's'), hours: 5 }),
  ];
  const { plan, left } = layOut(planOf(3, ideas));
  expect(laid(plan)).toEqual(['walk', 'day', '']);
  expect(left).toEqual([{ key: 'other', why: 'no-room' }]);
});

test('what takes several days is named as too long', () => {
  const { plan, left } = layOut(planOf(9, [idea('trek', { at: away(10), hours: 24 })]));
  expect(placedKeys(plan)).toEqual([]);
  expect(left).toEqual([{ key: 'trek', why: 'too-long' }]);
});

const WALKS = ['n', 's', 'w', 'e'] as const;
const WALKS_AND_MUSEUMS = [
  ...WALKS.map((to, index) => idea(`walk-${to}`, { at: away(40, to), hours: 6 - index })),
  idea('museum-1', { at: away(2), hours: 2, indoor: true }),
  idea('museum-2', { at: away(3), hours: 2, indoor: true }),
];

test('where it rains, something under a roof waits beside the longest days out of doors', () => {
  expect(laid(layOut(planOf(7, WALKS_AND_MUSEUMS), { wetDaysPer10: 5 }).plan)).toEqual([
    '',
    'walk-n / museum-1',
    'walk-s / museum-2',
    'walk-w',
    'walk-e',
    '',
    '',
  ]);
});

test('where it hardly rains, it has a day of its own', () => {
  expect(placedKeys(layOut(planOf(9, WALKS_AND_MUSEUMS), { wetDaysPer10: 0.5 }).plan)).toHaveLength(
    6,
  );
  expect(
    laid(layOut(planOf(9, WALKS_AND_MUSEUMS), { wetDaysPer10: 0.5 }).plan).join(' '),
  ).not.toContain('/');
});

test('a suggestion under a roof is kept as a plan for rain where none was kept', () => {
  const spare = [
    idea('bath', { at: away(10), indoor: true }),
    idea('gorge', { at: away(2) }),
    idea('far-off', { at: away(80), indoor: true }),
  ];
  const walk = planOf(3, [idea('walk', { at: away(30) })]);
  const wet = layOut(walk, { spare, wetDaysPer10: 4 });
  expect(laid(wet.plan)).toEqual(['', 'walk / bath', '']);
  expect(wet.added).toEqual(['bath']);
  expect(layOut(walk, { spare, wetDaysPer10: 1 }).added).toEqual([]);
});

test('laying out again keeps what was placed by hand, and puts near ideas beside it', () => {
  const plan = planOf(4, [
    idea('a', { at: away(60) }),
    idea('b', { at: away(58) }),
    idea('c', { at: away(60, 'n') }),
  ]);
  const first = layOut(plan).plan;
  const moved = move(first, 'a', { in: 'ideas', day: 3, at: 0 });
  const again = layOut(moved).plan;
  expect(again.days[3]?.ideas).toContain('a');
  expect(again.byHand).toEqual(['a']);
  expect(placeOf(again, 'c')).toEqual({ in: 'ideas', day: 1, at: 0 });
});

test('every kept idea is placed or named with the reason, no day is too full, what lies by hand stays', () => {
  fc.assert(
    fc.property(
      anyIdeas,
      anyIdeas,
      fc.array(fc.double({ min: 0, max: 24, noNaN: true }), { minLength: 1, maxLength: 10 }),
      fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
      fc.array(fc.tuple(fc.nat(13), fc.nat(9)), { maxLength: 5 }),
      (ideas, others, light, wetDaysPer10, hands) => {
        const spare = others.map((one) => ({ ...one, key: `spare-${one.key}` }));
        let plan = planOf(light.length, ideas);
        for (const [at, day] of hands) {
          plan = move(plan, ideas[at]?.key ?? '', { in: 'ideas', day, at: 0 });
        }
        const facts = { base: AT, light, wetDaysPer10, spare };
        const result = layOutDays(plan, facts);
        const placed = placedKeys(result.plan);
        expect(new Set(placed).size).toBe(placed.length);
        expect([...placed, ...result.left.map(({ key }) => key)].toSorted()).toEqual(
          [...ideas.map(({ key }) => key), ...result.added].toSorted(),
        );
        expect(
          unscheduledOf(result.plan)
            .map(({ key }) => key)
            .toSorted(),
        ).toEqual(result.left.map(({ key }) => key).toSorted());
        for (const [number, day] of result.plan.days.entries()) {
          const fixed = plan.days[number]?.ideas ?? [];
          expect(day.ideas.filter((key) => fixed.includes(key))).toEqual(fixed);
          expect(day.ideas.length).toBeLessThanOrEqual(Math.max(3, fixed.length));
        }
        const again = layOutDays({ ...plan, kept: plan.kept.toReversed() }, facts);
        expect(laid(again.plan)).toEqual(laid(result.plan));
      },
    ),
    { numRuns: 300 },
  );
});
