import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { keep, move, placeOf, unscheduledOf } from '#src/domain/day-plan/change-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { layOutStops } from '#src/domain/day-plan/lay-out/lay-out-stops.ts';
import { stopOfIdea } from '#src/domain/day-plan/lay-out/stop-plans.ts';
import type { StopFacts } from '#src/domain/day-plan/lay-out/stop-plans.ts';
import { tourOf } from '#src/domain/day-plan/lay-out/tour.ts';
import { daysTaken, trekDays } from '#src/domain/day-plan/trek.ts';
import { dayStops, daysAtStop } from '#src/domain/stops/day-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import { FIRST, idea, laid, placedKeys } from './plans.ts';

/** Stops some 300 km from each other. */
const BASES = [
  { lat: 48.2, lng: 16.4 },
  { lat: 50.1, lng: 19.9 },
  { lat: 52.2, lng: 21 },
  { lat: 54.7, lng: 25.3 },
  { lat: 57, lng: 24.1 },
];

const anyIdea = fc.record({
  stop: fc.nat(BASES.length - 1),
  hasPoint: fc.boolean(),
  reach: fc.constantFrom(0.01, 0.1, 0.5),
  lat: fc.double({ min: -1, max: 1, noNaN: true }),
  lng: fc.double({ min: -1, max: 1, noNaN: true }),
  hours: fc.constantFrom(0.5, 1, 2, 3, 6, 20),
});

const anyTrip = fc.record({
  stays: fc.array(fc.record({ nights: fc.nat(4), gap: fc.constantFrom(0, 0, 0, 0, 1, 2, -1) }), {
    minLength: 2,
    maxLength: BASES.length,
  }),
  ideas: fc.array(anyIdea, { maxLength: 24 }),
  /** Which idea is put by hand on which day. */
  hands: fc.array(fc.tuple(fc.nat(23), fc.nat(20)), { maxLength: 4 }),
});

type Trip = typeof anyTrip extends fc.Arbitrary<infer T> ? T : never;

function tripOf({ stays }: Trip) {
  const stops = stopDates(
    FIRST,
    stays.map((stay, at) => (at === 0 ? { ...stay, gap: 0 } : stay)),
  ).map((request, at) => {
    const { lat, lng } = BASES[at] ?? { lat: 0, lng: 0 };
    return { trip: { request, location: { lat, lng } } };
  });
  const [first] = stops;
  if (first === undefined) throw new Error('no stops');
  const startDate = stops.map(({ trip }) => trip.request.startDate).toSorted()[0] ?? FIRST;
  const endDate =
    stops
      .map(({ trip }) => trip.request.endDate)
      .toSorted()
      .at(-1) ?? FIRST;
  const trip = { request: { startDate, endDate }, location: first.trip.location };
  return { trip, stops };
}

function ideasOf({ stays, ideas }: Trip): KeptIdea[] {
  return ideas.map(({ stop, hasPoint, reach, lat, lng, hours }, number) => {
    const base = BASES[stop % stays.length] ?? { lat: 0, lng: 0 };
    const at = { lat: base.lat + reach * lat, lng: base.lng + reach * lng };
    return idea(`idea${String(number).padStart(2, '0')}`, { hours, ...(hasPoint ? { at } : {}) });
  });
}

/** Only the ideas with an even number are suggested; the others are somebody's own. */
function factsOf(trip: Trip): StopFacts[] {
  const planned = tripOf(trip);
  const days = dayStops(planned);
  const ideas = ideasOf(trip);
  return planned.stops.map((stop, at) => {
    const own = daysAtStop(days, at, stop.trip.request);
    return {
      base: stop.trip.location,
      numbers: own.map(({ number }) => number),
      half: own.map(({ isHalf }) => isHalf),
      light: own.map(() => 14),
      wetDaysPer10: 3,
      order: ideas
        .filter(
          (_, index) =>
            index % 2 === 0 && (trip.ideas[index]?.stop ?? 0) % trip.stays.length === at,
        )
        .map(({ key }) => key),
      spare: [],
    };
  });
}

function planOf(trip: Trip): DayPlan {
  const ideas = ideasOf(trip);
  const kept = fitTrip(ideas.reduce(keep, EMPTY_PLAN), tripOf(trip));
  return trip.hands.reduce((plan, [number, day]) => {
    const key = ideas[number]?.key ?? '';
    return move(plan, key, { in: 'ideas', day, at: 9 });
  }, kept);
}

function forAnyTrip(check: (trip: Trip, plan: DayPlan) => void): void {
  fc.assert(
    fc.property(anyTrip, (trip) => check(trip, planOf(trip))),
    { numRuns: 100 },
  );
}

test('each kept idea lies on one day, or is named with the reason', () => {
  forAnyTrip((trip, plan) => {
    const result = layOutStops(plan, factsOf(trip));
    expect([...placedKeys(result.plan), ...result.left.map(({ key }) => key)].toSorted()).toEqual(
      plan.kept.map(({ key }) => key).toSorted(),
    );
  });
});

test('nothing of one stop lies on a day at another, or between stops, but by hand', () => {
  forAnyTrip((trip, plan) => {
    const facts = factsOf(trip);
    const result = layOutStops(plan, facts);
    for (const one of result.plan.kept) {
      const place = placeOf(result.plan, one.key);
      if (place === null || place.in === 'unscheduled' || plan.byHand.includes(one.key)) continue;
      const stop = stopOfIdea(one, facts);
      const days = stop === null ? facts.flatMap(({ numbers }) => numbers) : facts[stop]?.numbers;
      expect(days).toContain(place.day);
    }
  });
});

test('a day on which one arrives or leaves holds half a day', () => {
  forAnyTrip((trip, plan) => {
    const facts = factsOf(trip);
    const result = layOutStops({ ...plan, byHand: [] }, facts);
    const known = new Map(result.plan.kept.map((one) => [one.key, one]));
    for (const { numbers, half = [], base } of facts) {
      for (const [index, number] of numbers.entries()) {
        const ideas = (result.plan.days[number]?.ideas ?? []).flatMap(
          (key) => known.get(key) ?? [],
        );
        const isOwn = ideas.every((one) => {
          const stop = stopOfIdea(one, facts);
          return stop === null || facts[stop]?.base === base;
        });
        if (half[index] !== true || !isOwn) continue;
        expect(ideas.length).toBeLessThanOrEqual(2);
        expect(tourOf(base, ideas).hours).toBeLessThanOrEqual(4.5);
      }
    }
  });
});

test('no whole day of a stop is empty while an idea of that stop lies on none', () => {
  forAnyTrip((trip, plan) => {
    const facts = factsOf(trip);
    const result = layOutStops({ ...plan, byHand: [] }, facts);
    const treks = trekDays(result.plan);
    const left = unscheduledOf(result.plan).filter((one) => daysTaken(one) === 1);
    for (const [at, { numbers, half = [] }] of facts.entries()) {
      const own = left.filter((one) => (stopOfIdea(one, facts) ?? at) === at);
      const free = numbers.filter(
        (number, index) =>
          half[index] !== true &&
          (treks[number] ?? null) === null &&
          result.plan.days[number]?.ideas.length === 0,
      );
      expect([own.map(({ key }) => key), free].some((list) => list.length === 0)).toBe(true);
    }
  });
});

test('what was placed by hand stays; keeping in another order and laying out again change nothing', () => {
  forAnyTrip((trip, plan) => {
    const facts = factsOf(trip);
    const result = layOutStops(plan, facts);
    for (const [number, day] of plan.days.entries()) {
      for (const key of day.ideas) expect(result.plan.days[number]?.ideas).toContain(key);
    }
    const reversed = layOutStops({ ...plan, kept: plan.kept.toReversed() }, facts);
    expect(laid(reversed.plan)).toEqual(laid(result.plan));
    expect(laid(layOutStops(result.plan, facts).plan)).toEqual(laid(result.plan));
  });
});

test('each stop takes its days along to other dates, another order and other stops', () => {
  const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 });
  fc.assert(
    fc.property(anyTrip, anyOrder, (trip, order) => {
      const facts = factsOf(trip);
      const { plan } = layOutStops({ ...planOf(trip), byHand: [] }, facts);
      const now = tripOf(trip).stops;
      const chosen = order.flatMap((at) => now[at] ?? []);
      if (chosen.length < 2) return;
      const dates = stopDates(
        '2028-02-01',
        chosen.map(() => ({ nights: 5, gap: 0 })),
      );
      const stops = chosen.map(({ trip: { location } }, at) => {
        return { trip: { location, request: dates[at] ?? { startDate: FIRST, endDate: FIRST } } };
      });
      const request = { startDate: '2028-02-01', endDate: dates.at(-1)?.endDate ?? FIRST };
      const later = {
        trip: { request, location: chosen[0]?.trip.location ?? { lat: 0, lng: 0 } },
        stops,
      };
      const moved = fitTrip(plan, later);
      expect(moved.kept).toEqual(plan.kept);
      const days = dayStops(later);
      for (const one of moved.kept) {
        const place = placeOf(moved, one.key);
        if (place === null || place.in === 'unscheduled') continue;
        const base = stops[days[place.day]?.at ?? -1]?.trip.location;
        const was = placeOf(plan, one.key);
        const wasAt = was === null || was.in === 'unscheduled' ? undefined : was.day;
        expect(now[dayStops(tripOf(trip))[wasAt ?? -1]?.at ?? -1]?.trip.location).toEqual(base);
      }
      expect(fitTrip(moved, later)).toBe(moved);
    }),
    { numRuns: 100 },
  );
});
