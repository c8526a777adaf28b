import { inspect } from 'node:util';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Recommender } from '#src/domain/ports.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { pauseFor } from '#src/providers/recommender/openai/ask-with-retry.ts';
import type { Pause } from '#src/providers/recommender/openai/ask-with-retry.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import { startService } from '#tests/services/service.ts';
import type { Fault } from '#tests/services/service.ts';
import { ANALYSIS, PRODUCTS, TRIP, VOCABULARY, sectionsReply } from './small-trip.ts';

const KEY = 'sk-proj-Secret_0123456789';
/** For services that never respond; others get the default time limit. */
const SHORT_LIMIT_MS = 300;

const service = await startOpenAiService();
const baseUrl = `${service.url}/v1`;
const pauses: number[] = [];
const pause: Pause = async (ms) => void pauses.push(ms);
const recommender = recommenderAt(baseUrl);
const hasty = recommenderAt(baseUrl, { limitMs: SHORT_LIMIT_MS });
const tried: object[] = [];
const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
  vi.spyOn(console, name),
);

/** Loads the SDK before: with this short limit, loading it would time out. */
await import('openai');

beforeEach(() => {
  service.requests.splice(0);
  service.failAlways(null);
  pauses.splice(0);
});
afterAll(async () => {
  await service.stop();
  for (const spy of logged) spy.mockRestore();
  console.table(tried);
});

type Step = (asked: Recommender, signal?: AbortSignal) => Promise<unknown>;

const STEPS: readonly [name: string, Step][] = [
  ['step 1', (asked, signal) => asked.analyse(TRIP, VOCABULARY, signal)],
  ['step 2', (asked, signal) => asked.compose(TRIP, ANALYSIS, PRODUCTS, signal)],
];

const answer = (status: number, body?: string, type?: string): Fault => ({
  kind: 'answer',
  status,
  ...(body === undefined ? {} : { body }),
  ...(type === undefined ? {} : { type }),
});
const saying = (message: string) => JSON.stringify({ error: { message, code: null } });
const REFUSED = 'recommender-refused';
const FAILED = 'recommender-failed';
const UNREACHABLE = 'The recommendation service could not be reached';
const TIMEOUT = 'The recommendation service did not answer in time';
const PAGE = '<html><head><title>503 Service Unavailable</title></head><body>\n<p>nginx</body>';

const FAULTS: readonly [name: string, Fault, code: string, message: string, requests: number][] = [
  ['400', answer(400, saying('Bad request.')), REFUSED, '400 Bad request.', 1],
  ['401', answer(401), REFUSED, '401 Incorrect API key provided.', 1],
  ['401 with the key', answer(401, saying(`Wrong: ${KEY}!`)), REFUSED, '401 Wrong: [key]!', 1],
  ['401 as text', answer(401, `Bearer ${KEY}`, 'text/plain'), REFUSED, '401 Bearer [key]', 1],
  ['403', answer(403), REFUSED, '403 Country, region, or territory not supported', 1],
  [
    '404',
    answer(404),
    'model-not-found',
    '404 The model does not exist or you do not have access to it. (VITE_OPENAI_MODEL: gpt-3.5-turbo)',
    1,
  ],
  ['405 without a body', answer(405, ''), REFUSED, '405 status code (no body)', 1],
  ['408', answer(408, saying('Late.')), 'recommender-timeout', '408 Late.', 2],
  ['409', answer(409, saying('Locked.')), FAILED, '409 Locked.', 2],
  ['422', answer(422), REFUSED, '422 Unprocessable request', 1],
  ['429', answer(429), 'recommender-busy', '429 Rate limit reached for requests.', 2],
  [
    '500',
    answer(500),
    FAILED,
    '500 The server had an error while processing your request. Sorry about that!',
    2,
  ],
  ['503', answer(503), FAILED, '503 The engine is currently overloaded, please try again later', 2],
  ['503 as a page', answer(503, PAGE, 'text/html'), FAILED, '503 503 Service Unavailable nginx', 2],
  [
    'HTML with 200',
    answer(200, PAGE, 'text/html'),
    'no-content',
    'No content received from OpenAI',
    2,
  ],
  ['empty body', answer(200, ''), 'no-content', 'No content received from OpenAI', 2],
  ['204', answer(204, ''), 'no-content', 'No content received from OpenAI', 2],
  [
    'null content',
    answer(200, '{"choices":[{"message":{"content":null}}]}'),
    'no-content',
    'No content received from OpenAI',
    2,
  ],
  [
    'half a JSON',
    answer(200, '{"choices":'),
    'reply-unreadable',
    'Unexpected end of JSON input',
    2,
  ],
  ['drop before the answer', { kind: 'drop' }, 'recommender-unreachable', UNREACHABLE, 2],
  ['drop in the middle', { kind: 'half' }, 'recommender-unreachable', UNREACHABLE, 2],
  ['silence', { kind: 'silence' }, 'recommender-timeout', TIMEOUT, 2],
  ['a stall in the middle', { kind: 'stall' }, 'recommender-timeout', TIMEOUT, 2],
];

describe.each(STEPS)('%s', (step, ask) => {
  test.each(FAULTS)('%s', async (name, fault, code, message, requests) => {
    service.failAlways(fault);
    const failure = await failureOf(ask(isSilent(fault) ? hasty : recommender));
    expect(failure).toMatchObject({ name: 'TravelError', code, message });
    expect(inspect(failure, { depth: 10, showHidden: true })).not.toContain(KEY);
    expect(service.requests).toHaveLength(requests);
    expect(pauses).toEqual(requests === 2 ? [1000] : []);
    tried.push({ step, fault: name, requests, code });
  });

  test('a refused connection', async () => {
    const stopped = await startService({ answer: () => ({ body: '' }) });
    await stopped.stop();
    const failure = await failureOf(ask(recommenderAt(stopped.url)));
    expect(failure).toMatchObject({ code: 'recommender-unreachable', message: UNREACHABLE });
    expect(pauses).toEqual([1000]);
    tried.push({ step, fault: 'refused connection', requests: 2, code: 'recommender-unreachable' });
  });

  test('a name that does not exist', async () => {
    const failure = await failureOf(ask(recommenderAt('http://recommender.invalid/v1')));
    expect(failure).toMatchObject({ code: 'recommender-unreachable', message: UNREACHABLE });
    expect(pauses).toEqual([1000]);
    tried.push({ step, fault: 'DNS failure', requests: 2, code: 'recommender-unreachable' });
  });

  test.each<[string, Fault]>([
    ['429', answer(429)],
    ['503', answer(503)],
    ['drop', { kind: 'drop' }],
    ['half', { kind: 'half' }],
    ['silence', { kind: 'silence' }],
    ['stall', { kind: 'stall' }],
    ['an empty body', answer(200, '')],
  ])('%s once, and the second attempt is the answer', async (_, fault) => {
    service.fail(fault);
    expect(await ask(isSilent(fault) ? hasty : recommender)).toBeTypeOf('object');
    expect(service.requests).toHaveLength(2);
    expect(pauses).toEqual([1000]);
  });

  test('the failure of the retry is thrown', async () => {
    service.fail(answer(503), answer(401));
    expect(await failureOf(ask(recommender))).toMatchObject({ code: REFUSED });
    expect(service.requests).toHaveLength(2);
  });

  test.each<Fault>([{ kind: 'silence' }, { kind: 'stall' }])(
    'abort ends the request: $kind',
    async (fault) => {
      const own = await startOpenAiService();
      own.failAlways(fault);
      const controller = new AbortController();
      const asked = failureOf(ask(recommenderAt(own.url), controller.signal));
      await own.arrived(1);
      controller.abort(new Error('some other reason'));
      expect(await asked).toMatchObject({ name: 'AbortError' });
      await own.hungUp(1);
      expect(own.requests).toHaveLength(1);
      expect(pauses).toEqual([]);
      await own.stop();
      tried.push({ step, fault: `abort during ${fault.kind}`, requests: 1, code: 'AbortError' });
    },
  );

  test('abort during the pause', async () => {
    service.failAlways(answer(503));
    const controller = new AbortController();
    const anHour = (_: number, signal?: AbortSignal) => {
      setImmediate(() => controller.abort());
      return pauseFor(3_600_000, signal);
    };
    const asked = failureOf(ask(recommenderAt(baseUrl, { pause: anHour }), controller.signal));
    expect(await asked).toMatchObject({ name: 'AbortError' });
    expect(service.requests).toHaveLength(1);
    tried.push({ step, fault: 'abort during the pause', requests: 1, code: 'AbortError' });
  });

  test('abort before the request', async () => {
    expect(await failureOf(ask(recommender, AbortSignal.abort()))).toMatchObject({
      name: 'AbortError',
    });
    expect(service.requests).toHaveLength(0);
  });
});

test('a key that is no valid header value stays out of the message', async () => {
  const options = { apiKey: `${KEY}\nx`, baseUrl, model: 'gpt-4' };
  const broken = createOpenAiRecommender(options, { pause });
  const failure = await failureOf(broken.analyse(TRIP, VOCABULARY));
  expect(failure).toMatchObject({ code: 'recommender-unreachable' });
  expect(inspect(failure, { depth: 10, showHidden: true })).not.toContain(KEY);
});

test('a key in a reply is redacted', async () => {
  const written = sectionsReply();
  written.sections.weather.summary = `Your key is ${KEY}.`;
  service.say(JSON.stringify(written), KEY, KEY);
  const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  expect(sections.weather.summary).toBe('Your key is [key].');
  const failure = await failureOf(recommender.compose(TRIP, ANALYSIS, PRODUCTS));
  expect(failure).toMatchObject({ code: 'reply-unreadable' });
  expect(inspect(failure)).not.toContain(KEY.slice(0, 12));
});

test('the message names a model that the service does not know', async () => {
  const unknown = createOpenAiRecommender({ apiKey: KEY, baseUrl, model: 'davinci-9' });
  expect(await failureOf(unknown.analyse(TRIP, VOCABULARY))).toMatchObject({
    code: 'model-not-found',
    message:
      '404 The model `davinci-9` does not exist or you do not have access to it. (VITE_OPENAI_MODEL: davinci-9)',
  });
});

test('waits for a slow response within the time limit', async () => {
  service.fail({ kind: 'late', ms: SHORT_LIMIT_MS });
  expect(await recommender.analyse(TRIP, VOCABULARY)).toHaveProperty('terrains');
  expect(service.requests).toHaveLength(1);
});

test('a pause with an aborted signal rejects at once', async () => {
  const failure = await failureOf(pauseFor(3_600_000, AbortSignal.abort()));
  expect(failure).toMatchObject({ name: 'AbortError' });
});

test('a pause lasts the given time', async () => {
  const started = performance.now();
  await pauseFor(30);
  expect(performance.now() - started).toBeGreaterThan(28);
});

/** Errors are thrown, not logged: a log could contain secrets. */
test('no fault was logged', () => {
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();
});

function recommenderAt(url: string, timing: { limitMs?: number; pause?: Pause } = {}): Recommender {
  const options = { apiKey: KEY, baseUrl: url, model: 'gpt-3.5-turbo' };
  return createOpenAiRecommender(options, { pause, ...timing });
}

function isSilent({ kind }: Fault): boolean {
  return kind === 'silence' || kind === 'stall';
}

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => null,
    (error: unknown) => error,
  );
}
