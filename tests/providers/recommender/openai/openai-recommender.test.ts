import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { analysisPrompt } from '#src/providers/recommender/openai/analysis-prompt.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { sectionsPrompt } from '#src/providers/recommender/openai/sections-prompt.ts';
import { BEYOND_EUROPE_ROWS } from '#tests/trip-table/rows/beyond-europe.ts';
import { EUROPE_ROWS } from '#tests/trip-table/rows/europe.ts';
import { tripsIn } from '#tests/trip-table/trips.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import { linesOf, recommenderContract } from '../../recommender.contract.ts';
import {
  ANALYSIS,
  ANALYSIS_REPLY,
  PRODUCTS,
  TRIP,
  VOCABULARY,
  sectionsReply,
} from './small-trip.ts';

const service = await startOpenAiService();
const options = { apiKey: 'sk-test', baseUrl: `${service.url}/v1`, model: 'gpt-3.5-turbo' };
const recommender = createOpenAiRecommender(options, { pause: async () => undefined });
const catalogue = createBundledCatalogue(createFileDataPack());

const TRIPS = tripsIn(EUROPE_ROWS + BEYOND_EUROPE_ROWS)
  .filter(({ trip }) => trip.language === 'en')
  .map(({ trip: { location, request } }, index) => ({
    location,
    request,
    language: LANGUAGES[index % 2] ?? ('en' as const),
  }));

beforeEach(() => void service.requests.splice(0));
afterAll(() => service.stop());

describe('the contract', () => {
  recommenderContract(() => ({
    catalogue,
    recommender,
    trips: TRIPS.slice(0, 12),
    leastSuggestions: 1,
  }));
});

test("texts are the model's, product data the catalogue's", async () => {
  service.say(JSON.stringify(sectionsReply()));
  const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  const written = sectionsReply().sections;
  expect(sections.weather).toEqual(written.weather);
  expect(sections.recommendedEquipment).toMatchObject({
    title: 'What to pack',
    summary: 'Layers and good shoes.',
    offered: 4,
    categories: [
      { name: 'On your feet', kind: 'footwear' },
      { name: 'To wear', kind: 'clothing' },
    ],
  });
  expect(linesOf({ sections })[1]).toEqual({
    id: 'socks-hiking',
    name: 'Hiking socks',
    description: 'Hiking socks for the trail.',
    price: 22.95,
    affiliate_link: 'https://shop.example/socks-hiking',
    reason: '',
    quantity: 9,
    weight_g: 100,
    price_checked_on: '2026-11-01',
  });
  expect(sections.activities).toEqual({
    ...written.activities,
    suggestions: [
      { ...written.activities.suggestions[0], near: '', activity: null, featureKind: null },
    ],
  });
});

test('a German trip gets the German rows', async () => {
  service.say(JSON.stringify(sectionsReply()));
  const trip = { ...TRIP, language: 'de' as const };
  expect(linesOf(await recommender.compose(trip, ANALYSIS, PRODUCTS))[0]).toMatchObject({
    name: 'Wanderstiefel',
    description: 'Wanderstiefel für unterwegs.',
  });
});

test('both attempts send the specified body, the second with more room', async () => {
  service.say('no JSON', ANALYSIS_REPLY, '{"sections":', JSON.stringify(sectionsReply()));
  expect(await recommender.analyse(TRIP, VOCABULARY)).toEqual(ANALYSIS);
  await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  const first = analysisPrompt(TRIP, VOCABULARY);
  const second = sectionsPrompt(TRIP, ANALYSIS, PRODUCTS);
  expect(service.requests.map((request): unknown => JSON.parse(request.body))).toEqual([
    body(first, 500),
    body(first, 1500),
    body(second, 500),
    body(second, 1500),
  ]);
  for (const { method, path, headers } of service.requests) {
    expect([method, path]).toEqual(['POST', '/v1/chat/completions']);
    expect(headers.authorization).toBe('Bearer sk-test');
  }
});

test('without a key no Authorization header is sent, so that a proxy can add its own', async () => {
  const keyless = createOpenAiRecommender({ ...options, apiKey: '', model: 'gpt-4.1-mini' });
  await keyless.analyse(TRIP, VOCABULARY);
  const [request] = service.requests;
  expect(request?.headers).not.toHaveProperty('authorization');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ model: 'gpt-4.1-mini' });
});

test('concurrent trips do not mix', async () => {
  service.fail({ kind: 'late', ms: 20 });
  const [karwendel, tramuntana] = await Promise.all([
    planOf('Karwendel', 'en'),
    planOf('Tramuntana', 'de'),
  ]);
  expect(karwendel.sections.weather.summary).toMatch(/^Karwendel: [A-Z].* days/u);
  expect(tramuntana.sections.weather.summary).toMatch(/^Tramuntana: .*Tage/u);
});

test('the service in the tests answers each of many trips in its own way', async () => {
  const answers: Recommendation[] = [];
  for (const trip of TRIPS) answers.push(await recommendTrip(trip, { catalogue, recommender }));
  expect(service.requests).toHaveLength(2 * TRIPS.length);
  for (const answer of answers) {
    expect(linesOf(answer).length).toBeGreaterThanOrEqual(6);
    expect(answer.sections.activities.suggestions.length).toBeGreaterThanOrEqual(1);
  }
  const lists = answers.map((answer) =>
    linesOf(answer)
      .map(({ id }) => id)
      .join(' '),
  );
  expect(new Set(lists).size).toBeGreaterThan(20);
});

function body(content: string, maxTokens: number): object {
  return {
    model: 'gpt-3.5-turbo',
    temperature: 0.7,
    messages: [{ role: 'user', content }],
    max_tokens: maxTokens,
  };
}

function planOf(place: string, language: Language): Promise<Recommendation> {
  const trip = TRIPS.find(({ location }) => location.place === place);
  if (trip === undefined) throw new Error('no such trip');
  return recommendTrip({ ...trip, language }, { catalogue, recommender });
}
