import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { portOf } from '#tests/server/raw-request.ts';
import { TRIP, VOCABULARY } from './small-trip.ts';

const BUSY = JSON.stringify({ error: { message: 'Too many requests.' } });

let asked = 0;
let retryAfter = '';
const pauses: number[] = [];
const pause = async (ms: number) => void pauses.push(ms);

/** A service that is always busy. */
const service = createServer((_request, response) => {
  asked += 1;
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': retryAfter });
  response.end(BUSY);
});

beforeEach(async () => {
  asked = 0;
  pauses.splice(0);
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(() => {
  service.closeAllConnections();
  service.close();
});

function analyse(): Promise<unknown> {
  const baseUrl = `http://127.0.0.1:${portOf(service)}`;
  const options = { apiKey: 'sk-test', baseUrl, model: 'gpt-3.5-turbo' };
  return createOpenAiRecommender(options, { pause }).analyse(TRIP, VOCABULARY);
}

test.each([
  ['3', 3000, '429 Too many requests. (try again in 3 s)'],
  ['10', 10_000, '429 Too many requests. (try again in 10 s)'],
  ['0', 1000, '429 Too many requests.'],
  ['soon', 1000, '429 Too many requests.'],
  ['-5', 1000, '429 Too many requests.'],
])('the retry waits as long as the service says (%s)', async (value, pauseMs, message) => {
  retryAfter = value;
  await expect(analyse()).rejects.toMatchObject({ code: 'recommender-busy', message });
  expect([asked, pauses]).toEqual([2, [pauseMs]]);
});

test('the retry waits until the date that the service names', async () => {
  retryAfter = new Date(Date.now() + 8000).toUTCString();
  await expect(analyse()).rejects.toMatchObject({ code: 'recommender-busy' });
  expect(asked).toBe(2);
  expect(pauses[0]).toBeGreaterThan(1000);
  expect(pauses[0]).toBeLessThanOrEqual(8000);
});

test.each([
  ['11', '429 Too many requests. (try again in 11 s)'],
  ['3600', '429 Too many requests. (try again in 60 min)'],
])('a longer time (%s s) is told instead of waited for', async (value, message) => {
  retryAfter = value;
  await expect(analyse()).rejects.toMatchObject({ code: 'recommender-busy', message });
  expect([asked, pauses]).toEqual([1, []]);
});
