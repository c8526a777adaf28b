import { expect, test } from 'vitest';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { plannedRoute } from '#tests/helpers/planned-route.ts';

const OSLO = { lat: 59.913, lng: 10.746 };
const JOTUNHEIMEN = { lat: 61.494, lng: 8.812 };
const BERGEN = { lat: 60.391, lng: 5.322 };

const norway = (nights: number, preferences = 'trek with tent') =>
  plannedRoute({
    from: '2027-06-20',
    preferences,
    stops: [
      { point: OSLO, nights: 2 },
      { point: JOTUNHEIMEN, nights },
      { point: BERGEN, nights: 3 },
    ],
  });

/** The stops that need the thing of this job, and how many pieces. */
function needed(planned: PlannedTrip, job: string) {
  const categories =
    planned.wordings.en?.recommendation.sections.recommendedEquipment.categories ?? [];
  const line = categories.flatMap(({ products }) => products).find((one) => one.job === job);
  return { stops: line?.stops?.map(({ at }) => at), pieces: line?.quantity };
}

/** The traveller's words that the ideas of each stop answer. */
function wishesOf(planned: PlannedTrip): string[][] {
  return stopsOf(planned).map(({ wordings }) => {
    const ideas = wordings.en?.recommendation.sections.activities.suggestions ?? [];
    return Array.from(new Set(ideas.flatMap(({ wish }) => wish ?? [])));
  });
}

test('a tent and a trek are for the stop in the mountains, not for the cities', async () => {
  const planned = await norway(4);
  expect(needed(planned, 'tent').stops).toEqual([1]);
  // Two people on four nights and the day after.
  expect(needed(planned, 'meals-dried')).toEqual({ stops: [1], pieces: 8 });
  expect(wishesOf(planned)).toEqual([[], ['trekking', 'camping'], []]);
  const summaries = stopsOf(planned).map(
    ({ wordings }) => wordings.en?.recommendation.sections.activities.summary,
  );
  expect(summaries.join(' ')).not.toMatch(/not in the plan/u);
});

test('huts are slept in outside the cities', async () => {
  expect(needed(await norway(3, 'hiking from hut to hut'), 'liner').stops).toEqual([1]);
});

test('where no stop is long enough for a trek, the longest outside the cities has it', async () => {
  const planned = await norway(1);
  expect(wishesOf(planned)).toEqual([[], ['trekking', 'camping'], []]);
  expect(needed(planned, 'tent').stops).toEqual([1]);
});

test('a way that is called by its name is walked from the stop nearest to it', async () => {
  const planned = await plannedRoute({
    from: '2027-07-05',
    preferences: 'Inca trail with tent',
    stops: [
      { point: { lat: -12.046, lng: -77.043 }, nights: 3 },
      { point: { lat: -13.5225, lng: -71.9675 }, nights: 6 },
      { point: { lat: -15.8425, lng: -70.02 }, nights: 2 },
    ],
  });
  expect(needed(planned, 'sleeping-bag').stops).toEqual([1]);
  expect(needed(planned, 'poles').stops).toEqual([1]);
});

test('on a trip of cities a tent is for all of them', async () => {
  const planned = await plannedRoute({
    from: '2027-06-20',
    preferences: 'camping',
    stops: [
      { point: OSLO, nights: 2 },
      { point: BERGEN, nights: 3 },
    ],
  });
  expect(needed(planned, 'tent').stops).toEqual([0, 1]);
});

test('so it is where the text names a sight of the city', async () => {
  const planned = await plannedRoute({
    from: '2027-10-10',
    preferences: 'Medinas, Wüste, Nacht im Zelt',
    stops: [
      { point: { lat: 34.0325, lng: -5 }, nights: 3 },
      { point: { lat: 31.08, lng: -4.0125 }, nights: 2 },
    ],
  });
  expect(needed(planned, 'tent').stops).toEqual([1]);
});
