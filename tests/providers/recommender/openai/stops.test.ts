import { afterAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { isPlanned, joinStops } from '#src/domain/stops/join-stops.ts';
import { planStops, tripsOfStops } from '#src/domain/stops/plan-stops.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { planByService } from '#src/planning/plan-trip.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';

const service = await startOpenAiService();
const options = { apiKey: 'sk-test', baseUrl: `${service.url}/v1`, model: 'gpt-3.5-turbo' };
const providers = {
  ...REAL.planning,
  recommender: createOpenAiRecommender(options, { pause: async () => undefined }),
};

const TRIPS = tripsOfStops(
  {
    request: {
      startDate: '2027-06-10',
      endDate: '2027-06-21',
      travelers: 2,
      preferences: 'old towns',
    },
    language: 'en',
  },
  [
    {
      location: { lat: 48.2085, lng: 16.3721, place: 'Vienna, Austria' },
      startDate: '2027-06-10',
      endDate: '2027-06-14',
    },
    {
      location: { lat: 50.0614, lng: 19.9366, place: 'Kraków, Lesser Poland, Poland' },
      startDate: '2027-06-14',
      endDate: '2027-06-17',
    },
    {
      location: { lat: 59.437, lng: 24.7535, place: 'Tallinn, Estonia' },
      startDate: '2027-06-17',
      endDate: '2027-06-21',
    },
  ],
);

const sentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ messages: v.array(v.object({ content: v.string() })) }),
);

function purposes(): string[] {
  return service.requests.map(({ body }) => {
    const { messages } = v.parse(sentSchema, body);
    return (
      /\nPurpose: (?<purpose>.*)\n/u.exec(messages[0]?.content ?? '')?.groups?.['purpose'] ?? ''
    );
  });
}

const plan = (trip: Trip, signal?: AbortSignal) => planByService(providers, trip, signal);
const { signal } = new AbortController();

beforeEach(() => void service.requests.splice(0));
afterAll(() => service.stop());

test('two messages a stop, one stop after the other, each with its neighbours in the purpose', async () => {
  const { stops, failures } = await planStops(TRIPS, plan, signal);
  expect(failures).toEqual([null, null, null]);
  expect(joinStops(stops).origin).toBe('ai');
  expect(purposes()).toEqual(
    [
      '"old towns; Vienna, after nothing, before Kraków"',
      '"old towns; Kraków, after Vienna, before Tallinn"',
      '"old towns; Tallinn, after Kraków, before nothing"',
    ].flatMap((purpose) => [purpose, purpose]),
  );
});

test('a stop that the service fails for is planned later alone, and the others are not asked again', async () => {
  const failing = (trip: Trip, stop?: AbortSignal) => {
    if (trip === TRIPS[1]) service.say('no JSON', 'no JSON');
    return plan(trip, stop);
  };
  const { stops, failures } = await planStops(TRIPS, failing, signal);
  expect(stops.map((stop) => isPlanned(stop))).toEqual([true, false, true]);
  expect(failures[1]).toMatchObject({ code: 'reply-unreadable' });
  service.requests.splice(0);
  const [, krakow] = TRIPS;
  if (krakow === undefined) throw new Error('no stop in Kraków');
  const again = await plan(krakow);
  expect(isPlanned(again)).toBe(true);
  expect(purposes()).toHaveLength(2);
});
