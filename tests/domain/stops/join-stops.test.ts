import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { isSamePlan } from '#src/domain/missing-wordings.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { unplannedStop } from '#src/domain/stops/plan-stops.ts';
import { stopOf, stopsOf, withStop } from '#src/domain/stops/stop-of.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { PlannedTrip, Wording } from '#src/domain/trip/trip.ts';
import { VIENNA_KRAKOW_TALLINN, plannedRoute } from '#tests/helpers/planned-route.ts';

let route: PlannedTrip;

beforeAll(async () => {
  route = await plannedRoute(VIENNA_KRAKOW_TALLINN);
}, 60_000);

function said(planned: PlannedTrip, language: 'en' | 'de' = 'en'): Wording {
  const wording = planned.wordings[language];
  if (wording === undefined) throw new Error(`not said in ${language}`);
  return wording;
}

function sectionsOf(planned: PlannedTrip) {
  return said(planned).recommendation.sections;
}

function linesOf(planned: PlannedTrip) {
  return sectionsOf(planned).recommendedEquipment.categories.flatMap(({ products }) => products);
}

test('the whole has the dates of all stops, their names and their ideas', () => {
  expect(route.trip.request).toMatchObject({ startDate: '2027-06-10', endDate: '2027-06-21' });
  expect(said(route).place).toBe('Vienna – Kraków – Tallinn');
  expect(said(route, 'de').place).toBe('Wien – Krakau – Tallinn');
  const { suggestions } = sectionsOf(route).activities;
  expect([...new Set(suggestions.map(({ stop }) => stop))]).toEqual([0, 1, 2]);
  expect(new Set(ideaKeys(suggestions)).size).toBe(suggestions.length);
});

test('it is stored in one record, which holds list and ideas once', () => {
  const saved = { ...route, id: 'a', savedAt: '2026-11-20T08:00:00.000Z', ...NOTHING_OWN };
  expect(v.parse(savedTripSchema, JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  for (const stop of route.stops ?? []) {
    for (const language of LANGUAGES) {
      const { activities, recommendedEquipment } =
        stop.wordings[language]?.recommendation.sections ?? {};
      expect(activities?.suggestions).toEqual([]);
      expect(recommendedEquipment?.categories).toEqual([]);
    }
  }
});

test('each job is packed once, in as many pieces as the longest stop needs', () => {
  const jobs = linesOf(route).flatMap(({ job }) => job ?? []);
  expect(jobs.filter((job, at) => jobs.indexOf(job) !== at && job !== 'adapter')).toEqual([]);
  for (const { job, quantity, stops = [] } of linesOf(route)) {
    expect([job, quantity]).toEqual([job, Math.max(...stops.map((stop) => stop.quantity))]);
  }
});

test('both languages say the same trip', () => {
  expect(isSamePlan(said(route).recommendation, said(route, 'de').recommendation)).toBe(true);
});

test('a stop is a trip of its own: its dates, its weather, its ideas, its lines', () => {
  const krakow = stopOf(route, 1);
  expect(krakow.stops).toBeUndefined();
  expect(krakow.trip.request).toMatchObject({ startDate: '2027-06-14', endDate: '2027-06-17' });
  const { activities, weather } = sectionsOf(krakow);
  expect(weather.summary).not.toBe('');
  expect(activities.suggestions.length).toBeGreaterThan(3);
  expect(activities.suggestions.every((idea) => !('stop' in idea))).toBe(true);
  expect(linesOf(krakow).every((line) => !('stops' in line))).toBe(true);
  expect(linesOf(krakow).length).toBeGreaterThan(10);
});

test('taken apart and joined again, a trip is the same', () => {
  expect(joinStops(stopsOf(route))).toEqual(route);
});

test('a stop that is not planned leaves the others as they are, and is planned later', () => {
  const without = withStop(route, 1, unplannedStop(stopOf(route, 1).trip));
  expect(said(without).place).toBe('Vienna – Kraków – Tallinn');
  expect(new Set(sectionsOf(without).activities.suggestions.map(({ stop }) => stop))).toEqual(
    new Set([0, 2]),
  );
  expect(withStop(without, 1, stopOf(route, 1)).wordings.en).toEqual(route.wordings.en);
});
