import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import {
  UNSCHEDULED,
  bringBack,
  exchangePlans,
  keep,
  letGo,
  move,
  placeOf,
  putAside,
  unscheduledOf,
  writeNote,
} from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN, MOST_IDEAS, dayPlanSchema } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { layOutDays } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { stepFrom } from '#src/domain/day-plan/step-idea.ts';
import { AT, FIRST, idea, laid, placedKeys, planOf } from './plans.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e'] as const;

test('an idea is kept once, set aside and brought back, and kept again where it was aside', () => {
  const kept = keep(keep(EMPTY_PLAN, idea('a')), idea('a'));
  expect(kept.kept.map(({ key }) => key)).toEqual(['a']);
  const aside = putAside(kept, idea('a'));
  expect([aside.kept, aside.setAside]).toEqual([[], [{ key: 'a', names: { en: 'a', de: 'a' } }]]);
  expect(bringBack(aside, 'a')).toEqual(EMPTY_PLAN);
  expect(keep(aside, idea('a'))).toEqual(kept);
});

test('an idea is moved to a position of a day, to its plan for rain, and off the days', () => {
  const plan = planOf(3, [idea('a'), idea('b'), idea('c')]);
  const first = move(move(plan, 'a', { in: 'ideas', day: 0, at: 9 }), 'b', {
    in: 'ideas',
    day: 0,
    at: 0,
  });
  expect(laid(first)).toEqual(['b a', '', '']);
  const rain = move(first, 'a', { in: 'rain', day: 1, at: 0 });
  expect(laid(rain)).toEqual(['b', ' / a', '']);
  expect(unscheduledOf(rain).map(({ key }) => key)).toEqual(['c']);
  expect(laid(move(rain, 'a', UNSCHEDULED))).toEqual(['b', '', '']);
  expect(move(rain, 'a', { in: 'ideas', day: 7, at: 0 })).toBe(rain);
  expect(move(rain, 'nobody', UNSCHEDULED)).toBe(rain);
});

test('the plan for rain and the day change places, and back', () => {
  const plan = planOf(2, [idea('a'), idea('b'), idea('c')]);
  const both = (['a', 'b'] as const).reduce<DayPlan>(
    (now, key) => move(now, key, { in: 'ideas', day: 1, at: 9 }),
    plan,
  );
  const wet = move(both, 'c', { in: 'rain', day: 1, at: 0 });
  const exchanged = exchangePlans(wet, 1, ['c']);
  expect(laid(exchanged)).toEqual(['', 'c / a b']);
  expect(laid(exchangePlans(exchanged, 1, ['a', 'b']))).toEqual(laid(wet));
  expect(exchangePlans(exchanged, 1, ['c'])).toBe(exchanged);
  expect(exchangePlans(wet, 0, [])).toBe(wet);
});

test('the keyboard moves by one, over the edge of a day, and by whole days', () => {
  const plan = move(planOf(3, [idea('a'), idea('b')]), 'a', { in: 'ideas', day: 1, at: 0 });
  const two = move(plan, 'b', { in: 'ideas', day: 1, at: 1 });
  expect(stepFrom(two, 'b', 'earlier')).toEqual({ in: 'ideas', day: 1, at: 0 });
  expect(stepFrom(two, 'b', 'later')).toEqual({ in: 'ideas', day: 2, at: 0 });
  expect(stepFrom(two, 'a', 'earlier')).toEqual({ in: 'ideas', day: 0, at: 0 });
  expect(stepFrom(two, 'a', 'day-after')).toEqual({ in: 'ideas', day: 2, at: 0 });
  const last = move(two, 'b', { in: 'ideas', day: 2, at: 0 });
  expect(stepFrom(last, 'b', 'later')).toBeNull();
  expect(stepFrom(last, 'b', 'day-after')).toBeNull();
  expect(stepFrom(plan, 'b', 'later')).toEqual({ in: 'ideas', day: 0, at: 0 });
  expect(stepFrom(plan, 'b', 'earlier')).toBeNull();
});

test('a plan that contradicts itself is put right when it is read', () => {
  const read = v.parse(dayPlanSchema, {
    from: FIRST,
    kept: [idea('a'), idea('a'), idea('b')],
    setAside: [{ key: 'b', names: {} }],
    days: [
      { ideas: ['a', 'ghost', 'a'], rain: ['a', 'b'], note: '' },
      { ideas: ['b'], rain: [], note: 'x' },
    ],
    byHand: ['ghost', 'b', 'b'],
  });
  expect(laid(read)).toEqual(['a / b', '']);
  expect([read.kept.length, read.setAside, read.byHand]).toEqual([2, [], ['b']]);
});

test('what cannot be read of a plan is left out, and costs neither the rest nor the days', () => {
  const { from, kept, byHand } = planOf(2, [idea('a')]);
  const read = v.parse(dayPlanSchema, {
    from: 'soon',
    kept: [{ key: '' }, ...kept, { ...idea('b'), hours: -1 }, null],
    setAside: [7, { key: 'c', names: {} }],
    days: [null, { ideas: ['a', 5], rain: 'x', note: 'y'.repeat(3000) }],
    byHand: 'z',
  });
  expect(laid(read)).toEqual(['', 'a']);
  expect(read).toMatchObject({ from: '', kept, setAside: [{ key: 'c' }], byHand });
  expect(read.days[1]?.note).toHaveLength(2000);
  expect(v.parse(dayPlanSchema, { from, kept })).toEqual({ ...EMPTY_PLAN, from, kept });
});

test('more ideas than a plan holds are not kept, and cost none of the others', () => {
  const many = Array.from({ length: MOST_IDEAS + 20 }, (_, number) => idea(`i${number}`));
  const plan = planOf(2, many);
  expect(plan.kept).toHaveLength(MOST_IDEAS);
  expect(v.parse(dayPlanSchema, plan)).toEqual(plan);
  const aside = many.reduce(putAside, planOf(2, []));
  expect(aside.setAside.at(-1)?.key).toBe(`i${MOST_IDEAS + 19}`);
  expect(v.parse(dayPlanSchema, aside)).toEqual(aside);
});

type Change = (plan: DayPlan) => DayPlan;

const anyKey = fc.constantFrom(...KEYS);
const anyPlace = fc.oneof(
  fc.constant(UNSCHEDULED),
  fc.record({
    in: fc.constantFrom('ideas' as const, 'rain' as const),
    day: fc.integer({ min: -1, max: 6 }),
    at: fc.integer({ min: -2, max: 5 }),
  }),
);
const light = Array.from({ length: 12 }, () => 13);
const anyChange: fc.Arbitrary<{ change: Change; lets: string | null; keeps: string | null }> =
  fc.oneof(
    anyKey.map((key) => ({
      change: (plan: DayPlan) => keep(plan, idea(key)),
      lets: null,
      keeps: key,
    })),
    anyKey.map((key) => ({ change: (plan: DayPlan) => letGo(plan, key), lets: key, keeps: null })),
    anyKey.map((key) => ({
      change: (plan: DayPlan) => putAside(plan, idea(key)),
      lets: key,
      keeps: null,
    })),
    ...[
      fc.tuple(anyKey, anyPlace).map(
        ([key, to]): Change =>
          (plan) =>
            move(plan, key, to),
      ),
      fc.tuple(anyKey, fc.constantFrom('earlier', 'later', 'day-before', 'day-after')).map(
        ([key, step]): Change =>
          (plan) =>
            move(plan, key, stepFrom(plan, key, step) ?? placeOf(plan, key) ?? UNSCHEDULED),
      ),
      fc.nat(6).map(
        (day): Change =>
          (plan) =>
            exchangePlans(plan, day, plan.days[day]?.rain ?? []),
      ),
      fc.tuple(fc.nat(6), fc.string({ maxLength: 8 })).map(
        ([day, text]): Change =>
          (plan) =>
            writeNote(plan, day, text),
      ),
      fc.tuple(fc.nat(20), fc.nat(11)).map(([start, more]): Change => (plan) => {
        const startDate = addDays(FIRST, start);
        return fitPlan(plan, { startDate, endDate: addDays(startDate, more) });
      }),
      fc.constant<Change>(
        (plan) => layOutDays(plan, { base: AT, light, wetDaysPer10: 5, spare: [], order: [] }).plan,
      ),
    ].map((change) => change.map((one) => ({ change: one, lets: null, keeps: null }))),
  );

test('no sequence of changes loses or doubles an idea', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
      const expected = new Set<string>();
      let plan = planOf(4, []);
      for (const { change, lets, keeps } of changes) {
        plan = change(plan);
        if (keeps !== null) expected.add(keeps);
        if (lets !== null) expected.delete(lets);
        expect(new Set(plan.kept.map(({ key }) => key))).toEqual(expected);
        expect(plan.kept).toHaveLength(expected.size);
        const places = [...placedKeys(plan), ...unscheduledOf(plan).map(({ key }) => key)];
        expect(places.toSorted()).toEqual([...expected].toSorted());
        expect(v.parse(dayPlanSchema, plan)).toEqual(plan);
      }
    }),
    { numRuns: 300 },
  );
});
