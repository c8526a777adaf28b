import { beforeAll, expect, test } from 'vitest';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { unplannedStop } from '#src/domain/stops/plan-stops.ts';
import { routeWeather, stopFigures } from '#src/domain/stops/route-weather.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import { VIENNA_KRAKOW_TALLINN, plannedRoute } from '#tests/helpers/planned-route.ts';

const PLANNING_MS = 60_000;

let route: PlannedTrip;

beforeAll(async () => {
  route = await plannedRoute(VIENNA_KRAKOW_TALLINN);
}, PLANNING_MS);

function stopAt(at: number): PlannedStop {
  const stop = route.stops?.[at];
  if (stop === undefined) throw new Error(`no stop ${at}`);
  return stop;
}

test('a stop has the figures of its own weather section', () => {
  const { evidence, trip } = stopAt(1);
  if (evidence === null) throw new Error('Kraków was not measured');
  const usual = climateOf(evidence.climate, trip.request.startDate, trip.request.endDate);
  expect(stopFigures(stopAt(1))).toMatchObject({ high: usual.high, wetDays: usual.wetDaysPer10 });
});

test('Vienna is the warmest, Tallinn the coolest, and its nights are bright', () => {
  const weather = routeWeather((route.stops ?? []).map((stop) => stopFigures(stop)));
  expect(weather?.warmest.at).toBe(0);
  expect(weather?.coolest?.at).toBe(2);
  expect(weather?.remark).toEqual({ at: 2, what: 'bright-nights' });
  expect(weather?.wettest?.at).toBe(1);
});

test('where all stops are alike, one temperature says it', () => {
  const vienna = stopFigures(stopAt(0));
  const weather = routeWeather([vienna, vienna]);
  expect(weather).toMatchObject({ coolest: null, wettest: null, remark: null });
});

test('what is so at every stop is no remark about one', () => {
  const tallinn = stopFigures(stopAt(2));
  if (tallinn === null) throw new Error('Tallinn was not measured');
  const weather = routeWeather([tallinn, { ...tallinn, high: tallinn.high + 5 }]);
  expect(weather?.coolest?.at).toBe(0);
  expect(weather?.remark).toBeNull();
});

test('a stop that is not planned is left out, and where none is planned nothing is said', () => {
  const unplanned = stopFigures(unplannedStop(stopAt(1).trip));
  expect(unplanned).toBeNull();
  expect(routeWeather([stopFigures(stopAt(0)), null])?.warmest.at).toBe(0);
  expect(routeWeather([null, null])).toBeNull();
});
