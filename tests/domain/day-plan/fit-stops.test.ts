import { expect, test } from 'vitest';
import { keep, move, unscheduledOf, writeNote } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import { FIRST, idea, laid } from './plans.ts';

const PLACES = {
  vienna: { lat: 48.2085, lng: 16.3721 },
  krakow: { lat: 50.0614, lng: 19.9366 },
  tallinn: { lat: 59.437, lng: 24.7535 },
} as const;

type Stop = readonly [place: keyof typeof PLACES, nights: number];

/** A trip of these stops, one after the other; of one stop where there is one. */
function trip(stops: readonly Stop[], first = FIRST) {
  const dates = stopDates(
    first,
    stops.map(([, nights]) => ({ nights, gap: 0 })),
  );
  const planned = stops.map(([place], at) => ({
    trip: { location: PLACES[place], request: dates[at] ?? { startDate: first, endDate: first } },
  }));
  const request = { startDate: first, endDate: dates.at(-1)?.endDate ?? first };
  const whole = { trip: { location: PLACES[stops[0]?.[0] ?? 'vienna'], request } };
  return { ...whole, stops: stops.length === 1 ? undefined : planned };
}

const ROUTE: readonly Stop[] = [
  ['vienna', 2],
  ['krakow', 1],
  ['tallinn', 2],
];

/** On six days: v1 v2 in Vienna, k1 in Kraków, t1 t2 t3 in Tallinn. */
function route() {
  const keys = ['v1', 'v2', 'k1', 't1', 't2', 't3'];
  const at = { v: PLACES.vienna, k: PLACES.krakow, t: PLACES.tallinn };
  const kept = keys.map((key) =>
    idea(key, { at: at[key.startsWith('v') ? 'v' : key.startsWith('k') ? 'k' : 't'] }),
  );
  const plan = keys.reduce(
    (now, key, day) => move(now, key, { in: 'ideas', day, at: 0 }),
    fitTrip(kept.reduce(keep, EMPTY_PLAN), trip(ROUTE)),
  );
  return writeNote(plan, 2, 'Train at four');
}

test('each day has its stop; one of change that of the stop that is arrived at', () => {
  expect(laid(route())).toEqual(['v1', 'v2', 'k1', 't1', 't2', 't3']);
  expect(new Set(route().days.map(({ stop }) => stop)).size).toBe(3);
  expect(fitTrip(route(), trip(ROUTE)).days).toEqual(route().days);
});

test('another order takes the days of each stop along', () => {
  const turned = fitTrip(route(), trip(ROUTE.toReversed()));
  expect(laid(turned)).toEqual(['t1', 't2', 'k1', 'v1', 'v2', '']);
  expect(unscheduledOf(turned).map(({ key }) => key)).toEqual(['t3']);
  expect(turned.days[2]?.note).toBe('Train at four');
});

test('a longer stop keeps what lies on its days and moves what follows', () => {
  const longer = fitTrip(
    route(),
    trip([
      ['vienna', 4],
      ['krakow', 1],
      ['tallinn', 2],
    ]),
  );
  expect(laid(longer)).toEqual(['v1', 'v2', '', '', 'k1', 't1', 't2', 't3']);
});

test('of a stop that is gone the ideas are kept on no day, and its notes stay', () => {
  const without = fitTrip(
    route(),
    trip([
      ['vienna', 2],
      ['tallinn', 2],
    ]),
  );
  expect(laid(without)).toEqual(['v1', 'v2', 't1', 't2', 't3']);
  expect(unscheduledOf(without).map(({ key }) => key)).toEqual(['k1']);
  expect(without.days.map(({ note }) => note).join('')).toBe('Train at four');
});

test('a stop whose pin was moved a little is the same stop', () => {
  const whole = trip(ROUTE);
  const stops = (whole.stops ?? []).map((stop, at) =>
    at === 1 ? { trip: { ...stop.trip, location: { lat: 50.1, lng: 20.05 } } } : stop,
  );
  expect(laid(fitTrip(route(), { ...whole, stops }))).toEqual(['v1', 'v2', 'k1', 't1', 't2', 't3']);
});

test('a trip that is left with one stop has the days of that one, and nothing of stops in them', () => {
  const only = fitTrip(route(), trip([['krakow', 3]], '2027-10-01'));
  expect(laid(only)).toEqual(['k1', '', '', '']);
  expect(only.days.some((day) => 'stop' in day)).toBe(false);
  expect(unscheduledOf(only)).toHaveLength(5);
});

test('a trip of one stop that gets more keeps its days where its ideas are', () => {
  const alone = trip([['krakow', 2]]);
  const kept = [idea('k1', { at: PLACES.krakow }), idea('k2', { at: PLACES.krakow })].reduce(
    keep,
    EMPTY_PLAN,
  );
  const before = move(fitPlan(kept, alone.trip.request), 'k1', { in: 'ideas', day: 1, at: 0 });
  expect(
    laid(
      fitTrip(
        before,
        trip([
          ['vienna', 2],
          ['krakow', 2],
        ]),
      ),
    ),
  ).toEqual(['', '', '', 'k1', '']);
});

test('a trip of one stop is fitted as ever', () => {
  const alone = trip([['krakow', 2]]);
  const plan = fitPlan(EMPTY_PLAN, alone.trip.request);
  expect(fitTrip(plan, alone)).toBe(plan);
});
