import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { move, placeOf, unscheduledOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { dayRooms, hasRoom } from '#src/domain/day-plan/lay-out/day-room.ts';
import { layOutDays } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import type { LaidOut } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { isLong, tourOf } from '#src/domain/day-plan/lay-out/tour.ts';
import { daysTaken, trekDays } from '#src/domain/day-plan/trek.ts';
import { AT, idea, laid, placedKeys, planOf } from './plans.ts';

/** In town, in the region and far out; some without a point, some without hours, some for days. */
const anyIdeas: fc.Arbitrary<KeptIdea[]> = fc.uniqueArray(
  fc
    .record({
      key: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')),
      at: fc.option(
        fc
          .record({
            reach: fc.constantFrom(0.01, 0.02, 0.2, 0.8),
            lat: fc.double({ min: -1, max: 1, noNaN: true }),
            lng: fc.double({ min: -1, max: 1, noNaN: true }),
          })
          .map(({ reach, lat, lng }) => ({ lat: AT.lat + reach * lat, lng: AT.lng + reach * lng })),
        { nil: undefined, freq: 6 },
      ),
      hours: fc.oneof(
        { weight: 6, arbitrary: fc.double({ min: 0.3, max: 4, noNaN: true }) },
        { weight: 2, arbitrary: fc.double({ min: 4, max: 10, noNaN: true }) },
        { weight: 1, arbitrary: fc.double({ min: 10, max: 50, noNaN: true }) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
      kind: fc.constantFrom(null, 'waterfall', 'dark-sky', 'museum', 'bath'),
    })
    .map(({ key, at, hours, kind }) =>
      idea(key, {
        kind,
        indoor: kind === 'museum' || kind === 'bath',
        ...(at === undefined ? {} : { at }),
        ...(hours === undefined ? {} : { hours }),
      }),
    ),
  { selector: ({ key }) => key, maxLength: 20 },
);

const anyTrip = fc.record({
  ideas: anyIdeas,
  others: anyIdeas,
  /** Hours of light on each day. */
  light: fc.array(fc.double({ min: 4, max: 20, noNaN: true }), { minLength: 1, maxLength: 14 }),
  wetDaysPer10: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
});

type Trip = typeof anyTrip extends fc.Arbitrary<infer T> ? T : never;

function layOut({ ideas, others, light, wetDaysPer10 }: Trip, plan: DayPlan): LaidOut {
  const suggested = others.map((one) => ({ ...one, key: `spare-${one.key}` }));
  const spare = suggested.filter(({ key }) => placeOf(plan, key) === null);
  const order = [...ideas, ...suggested].map(({ key }) => key);
  return layOutDays(plan, { base: AT, light, wetDaysPer10, spare, order });
}

/** Runs over trips on which nothing was placed by hand. */
function forAnyTrip(check: (result: LaidOut, trip: Trip) => void) {
  fc.assert(
    fc.property(anyTrip, (trip) =>
      check(layOut(trip, planOf(trip.light.length, trip.ideas)), trip),
    ),
    { numRuns: 300 },
  );
}

function toursOf({ days, kept }: DayPlan) {
  const known = new Map(kept.map((one) => [one.key, one]));
  return days.map(({ ideas }) =>
    tourOf(
      AT,
      ideas.flatMap((key) => known.get(key) ?? []),
    ),
  );
}

test('every kept idea is placed, or no day has room for it', () => {
  forAnyTrip(({ plan, left }, { ideas, light }) => {
    const tours = toursOf(plan);
    const treks = trekDays(plan);
    const unplaced = unscheduledOf(plan).filter((one) => daysTaken(one) === 1);
    for (const room of dayRooms(light.length, { light })) {
      const tour = tours[room.number] ?? tourOf(AT, []);
      if ((treks[room.number] ?? null) !== null) continue;
      for (const one of unplaced) {
        expect(hasRoom(room, tourOf(AT, tour.ideas, [one]))).toBe(false);
      }
    }
    expect([...placedKeys(plan), ...left.map(({ key }) => key)].toSorted()).toEqual(
      plan.kept.map(({ key }) => key).toSorted(),
    );
    expect(new Set(ideas.map(({ key }) => key)).size).toBe(
      plan.kept.filter(({ forRain }) => forRain !== true).length,
    );
  });
});

test('no whole day is empty while something is kept that lies on none, nor a half day that could take it', () => {
  forAnyTrip(({ plan }, { light }) => {
    const treks = trekDays(plan);
    const empty = dayRooms(light.length, { light }).filter(
      ({ number }) => plan.days[number]?.ideas.length === 0 && (treks[number] ?? null) === null,
    );
    const unplaced = unscheduledOf(plan).filter((one) => daysTaken(one) === 1);
    expect(unplaced.length > 0 && empty.some(({ isEdge }) => !isEdge)).toBe(false);
    const short = unplaced.filter(
      (one) => tourOf(AT, [one]).hours <= 4 && tourOf(AT, [one]).farKm <= 40,
    );
    expect(short.length > 0 && empty.length > 0).toBe(false);
  });
});

test('arrival and departure hold half a day', () => {
  forAnyTrip(({ plan }) => {
    const tours = toursOf(plan);
    if (tours.length < 3) return;
    for (const tour of [tours[0], tours.at(-1)]) {
      expect(tour?.hours ?? 0).toBeLessThanOrEqual(4.5);
      expect(tour?.ideas.length ?? 0).toBeLessThanOrEqual(2);
    }
  });
});

test('no two long outings in a row where days lie between for all of them', () => {
  forAnyTrip(({ plan }) => {
    const tours = toursOf(plan);
    const treks = trekDays(plan);
    const isLongDay = tours.map((tour, day) => (treks[day] ?? null) !== null || isLong(tour));
    const startsLong = isLongDay.filter((long, day) => long && (treks[day]?.day ?? 1) === 1).length;
    const longDays = isLongDay.filter(Boolean).length;
    if (longDays + startsLong - 1 > tours.length - 2) return;
    for (const [day, long] of isLongDay.entries()) {
      const goesOn = (treks[day]?.day ?? 1) > 1;
      expect(long && !goesOn && isLongDay[day - 1] === true).toBe(false);
    }
  });
});

test('what is kept is no plan for rain, and a plan for rain has a roof', () => {
  forAnyTrip(({ plan, added }, { ideas }) => {
    const rain = plan.days.flatMap((day) => day.rain);
    expect(rain.toSorted()).toEqual([...added].toSorted());
    expect(rain.filter((key) => ideas.some((one) => one.key === key))).toEqual([]);
    const kinds = plan.kept.filter(({ key }) => rain.includes(key)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'museum')).toEqual([]);
  });
});

test('a trek has as many whole days as it takes, and nothing else on them', () => {
  forAnyTrip(({ plan }) => {
    for (const [day, trek] of trekDays(plan).entries()) {
      if (trek === null) continue;
      expect(plan.days[day]?.ideas).toEqual(trek.day === 1 ? [trek.key] : []);
      expect([day > 0, day < plan.days.length - 1]).toEqual([true, true]);
      expect(trekDays(plan)[day - trek.day + trek.of]?.day).toBe(trek.of);
    }
  });
});

test('nothing has a day alone that something better, no farther out, was left over for', () => {
  forAnyTrip(({ plan }, { ideas, light }) => {
    const tours = toursOf(plan);
    const rankOf = (one: KeptIdea | undefined) => ideas.findIndex(({ key }) => key === one?.key);
    for (const room of dayRooms(light.length, { light })) {
      const tour = tours[room.number] ?? tourOf(AT, []);
      const [alone, ...others] = tour.ideas;
      if (alone === undefined || others.length > 0 || daysTaken(alone) > 1) continue;
      const better = unscheduledOf(plan).filter((one) => {
        const instead = tourOf(AT, [one]);
        return rankOf(one) < rankOf(alone) && instead.km <= tour.km && hasRoom(room, instead);
      });
      expect(better).toEqual([]);
    }
  });
});

test('what was placed by hand stays, and the order of keeping changes nothing', () => {
  const anyHands = fc.array(fc.tuple(fc.nat(19), fc.nat(13), fc.boolean()), { maxLength: 6 });
  fc.assert(
    fc.property(anyTrip, anyHands, (trip, hands) => {
      let plan = planOf(trip.light.length, trip.ideas);
      for (const [at, day, isPlan] of hands) {
        const to = { in: isPlan ? 'ideas' : 'rain', day, at: 0 } as const;
        plan = move(plan, trip.ideas[at]?.key ?? '', to);
      }
      const result = layOut(trip, plan);
      for (const [number, day] of result.plan.days.entries()) {
        const { ideas = [], rain = [] } = plan.days[number] ?? {};
        expect(day.ideas.filter((key) => ideas.includes(key))).toEqual(ideas);
        expect(day.rain.slice(0, rain.length)).toEqual(rain);
        expect(day.ideas.length).toBeLessThanOrEqual(Math.max(3, ideas.length));
      }
      const again = layOut(trip, { ...plan, kept: plan.kept.toReversed() });
      expect(laid(again.plan)).toEqual(laid(result.plan));
      expect(laid(layOut(trip, result.plan).plan)).toEqual(laid(result.plan));
    }),
    { numRuns: 300 },
  );
});
