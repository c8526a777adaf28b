import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import type { OpenAiService } from '#tests/services/openai-service.ts';
import {
  ANALYSIS,
  ANALYSIS_REPLY,
  PRODUCTS,
  TRIP,
  VOCABULARY,
  sectionsReply,
} from './small-trip.ts';

const bodySchema = v.object({ model: v.string(), max_tokens: v.number() });

let service: OpenAiService;

afterEach(() => service.stop());

async function start(gone: string[], fallbackModel: string | null = 'gpt-4.1-mini') {
  service = await startOpenAiService({ gone });
  const options = { apiKey: 'sk-test', baseUrl: `${service.url}/v1`, model: 'gpt-3.5-turbo' };
  return createOpenAiRecommender({ ...options, fallbackModel }, { pause: () => Promise.resolve() });
}

function asked(): [model: string, maxTokens: number][] {
  return service.requests.map(({ body }) => {
    const { model, max_tokens: maxTokens } = v.parse(bodySchema, JSON.parse(body));
    return [model, maxTokens];
  });
}

test('a default model that is gone is replaced once, and for the whole visit', async () => {
  const recommender = await start(['gpt-3.5-turbo']);
  service.say(ANALYSIS_REPLY, JSON.stringify(sectionsReply()));
  expect(await recommender.analyse(TRIP, VOCABULARY)).toEqual(ANALYSIS);
  expect(await recommender.compose(TRIP, ANALYSIS, PRODUCTS)).toMatchObject({
    model: 'gpt-4.1-mini',
  });
  expect(asked()).toEqual([
    ['gpt-3.5-turbo', 500],
    ['gpt-4.1-mini', 500],
    ['gpt-4.1-mini', 500],
  ]);
  const bodies = service.requests.map(({ body }) => body.replace(/"model":"[^"]*"/u, ''));
  expect(bodies[1]).toBe(bodies[0]);
});

test('a default model that is there is not replaced', async () => {
  const recommender = await start([]);
  service.say(JSON.stringify(sectionsReply()));
  expect(await recommender.compose(TRIP, ANALYSIS, PRODUCTS)).toMatchObject({
    model: 'gpt-3.5-turbo',
  });
  expect(asked()).toEqual([['gpt-3.5-turbo', 500]]);
});

test('a fallback that is gone too fails, and the message names its variable', async () => {
  const recommender = await start(['gpt-3.5-turbo', 'gpt-4.1-mini']);
  await expect(recommender.analyse(TRIP, VOCABULARY)).rejects.toThrow(
    '(VITE_OPENAI_FALLBACK_MODEL: gpt-4.1-mini)',
  );
  expect(asked()).toHaveLength(2);
});

test('without a fallback the failure is final', async () => {
  const recommender = await start(['gpt-3.5-turbo'], null);
  await expect(recommender.analyse(TRIP, VOCABULARY)).rejects.toThrow(
    '(VITE_OPENAI_MODEL: gpt-3.5-turbo)',
  );
  expect(asked()).toHaveLength(1);
});

test.each([400, 403, 404])('a %d that says model_not_found is one', async (status) => {
  const recommender = await start([]);
  const error = { message: 'The model has been retired.', code: 'model_not_found' };
  service.fail({ kind: 'answer', status, body: JSON.stringify({ error }) });
  service.say(ANALYSIS_REPLY);
  expect(await recommender.analyse(TRIP, VOCABULARY)).toEqual(ANALYSIS);
  expect(asked().map(([model]) => model)).toEqual(['gpt-3.5-turbo', 'gpt-4.1-mini']);
});

test.each([401, 429, 500])('a %d is no reason for another model', async (status) => {
  const recommender = await start([]);
  service.failAlways({ kind: 'answer', status });
  await expect(recommender.analyse(TRIP, VOCABULARY)).rejects.toHaveProperty('code');
  expect(new Set(asked().map(([model]) => model))).toEqual(new Set(['gpt-3.5-turbo']));
});

test('the fallback is retried like any model', async () => {
  const recommender = await start([]);
  const gone = { kind: 'answer', status: 404 } as const;
  service.fail(gone, { kind: 'answer', status: 503 });
  service.say(ANALYSIS_REPLY);
  expect(await recommender.analyse(TRIP, VOCABULARY)).toEqual(ANALYSIS);
  expect(asked()).toEqual([
    ['gpt-3.5-turbo', 500],
    ['gpt-4.1-mini', 500],
    ['gpt-4.1-mini', 1500],
  ]);
});
