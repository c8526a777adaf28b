import { inspect } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import { createFaultTable } from './fault-table.ts';
import { DRAFT, faultsAfter, limitFor, openPlannerWith } from './fault-world.ts';
import { PASS, SECRET } from './faults.ts';

const table = createFaultTable(
  'Recommendations: thrown code, and requests of the step that failed',
);
const service = await startOpenAiService();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
  service.requests.splice(0);
});
afterEach(() => service.failAlways(null));
afterAll(async () => {
  logged.mockRestore();
  table.print();
  await service.stop();
});

/** What each fault is to the traveller, and how often a step may ask. */
const OUTCOMES: Record<string, { code: TravelErrorCode; requests: 1 | 2 }> = {
  'connection refused': { code: 'recommender-unreachable', requests: 2 },
  'unknown host': { code: 'recommender-unreachable', requests: 2 },
  401: { code: 'recommender-refused', requests: 1 },
  403: { code: 'recommender-refused', requests: 1 },
  404: { code: 'model-not-found', requests: 1 },
  422: { code: 'recommender-refused', requests: 1 },
  429: { code: 'recommender-busy', requests: 2 },
  500: { code: 'recommender-failed', requests: 2 },
  503: { code: 'recommender-failed', requests: 2 },
  'HTML with 200': { code: 'no-content', requests: 2 },
  'empty body': { code: 'no-content', requests: 2 },
  'half a JSON': { code: 'reply-unreadable', requests: 2 },
  'wrong shape': { code: 'no-content', requests: 2 },
  null: { code: 'no-content', requests: 2 },
  'silence past the limit': { code: 'recommender-timeout', requests: 2 },
  'drop before the answer': { code: 'recommender-unreachable', requests: 2 },
  'drop in the middle': { code: 'recommender-unreachable', requests: 2 },
  'stall in the middle': { code: 'recommender-timeout', requests: 2 },
};

const STEPS = [
  { step: 'AI step 1', before: 0 },
  { step: 'AI step 2', before: 1 },
] as const;

describe.each(STEPS)('$step', ({ step, before }) => {
  test.each(faultsAfter(before))('$name: the specified failure, nothing lost', async (row) => {
    const { name, fault, at } = row;
    const { store, history } = openPlannerWith({
      openAiUrl: at ?? service.url,
      limitMs: limitFor(row),
    });
    const kept = (await history.list()).trips.length;
    service.fail(...Array.from({ length: before }, () => PASS));
    service.failAlways(fault);
    await store.submit();

    const { planning, draft, place, view } = store.getState();
    const failure = planning.status === 'failed' ? planning.failure : null;
    const expected = OUTCOMES[name];
    expect(failure).toMatchObject({ code: expected?.code, deviceCanPlan: true });
    expect(failure?.message).not.toBe('');
    expect(draft).toMatchObject(DRAFT);
    expect([place.status, view]).toEqual(['chosen', 'form']);
    expect((await history.list()).trips).toHaveLength(kept);
    const asked = service.requests.length - before;
    expect(asked).toBe(at === undefined ? expected?.requests : 0);
    expect(inspect([failure, logged.mock.calls], { depth: 9 })).not.toContain(SECRET);
    table.note(name, step, `${failure?.code ?? 'none'} x${at === undefined ? asked : '-'}`);
  });
});

test('a failed recommendation takes the shown one away; the saved one of before stays', async () => {
  const { store, history } = openPlannerWith({ openAiUrl: service.url });
  await store.submit();
  expect(store.getState().planning.status).toBe('ready');
  const { trips } = await history.list();
  service.failAlways({ kind: 'answer', status: 500 });
  await store.submit();
  expect(store.getState().planning.status).toBe('failed');
  expect((await history.list()).trips).toEqual(trips);
});

test('after a failure the device plans, and the service again when it is back', async () => {
  const { store } = openPlannerWith({ openAiUrl: service.url });
  service.failAlways({ kind: 'answer', status: 503 });
  await store.submit();
  await store.planOnDevice();
  expect(store.getState().planning).toMatchObject({
    status: 'ready',
    planned: { origin: 'device' },
  });
  service.failAlways(null);
  await store.submit();
  expect(store.getState().planning).toMatchObject({ status: 'ready', planned: { origin: 'ai' } });
});

test('calling off ends the request that runs; nothing is asked after it', async () => {
  const own = await startOpenAiService();
  const { store } = openPlannerWith({ openAiUrl: own.url });
  own.failAlways({ kind: 'silence' });
  const submitted = store.submit();
  await own.arrived(1);
  store.cancel();
  await submitted;
  expect(store.getState().planning).toEqual({ status: 'idle' });
  expect(own.requests).toHaveLength(1);
  await own.stop();
});

test('leaving the page calls off as well', async () => {
  const own = await startOpenAiService();
  const { store } = openPlannerWith({ openAiUrl: own.url });
  const leave = store.mount();
  own.fail(PASS);
  own.failAlways({ kind: 'stall' });
  const submitted = store.submit();
  await own.arrived(2);
  leave();
  await submitted;
  expect(store.getState().planning).toEqual({ status: 'idle' });
  expect(store.getState().draft).toMatchObject(DRAFT);
  expect(own.requests).toHaveLength(2);
  await own.stop();
});

test('a second submission while the first runs asks nothing more', async () => {
  const { store } = openPlannerWith({ openAiUrl: service.url });
  await Promise.all([store.submit(), store.submit()]);
  expect(store.getState().planning.status).toBe('ready');
  expect(service.requests).toHaveLength(2);
});

test('the service is gone in the middle: step 2 says so', async () => {
  const own = await startOpenAiService();
  const { store } = openPlannerWith({ openAiUrl: own.url });
  own.fail({ kind: 'late', ms: 50 });
  const submitted = store.submit();
  await own.arrived(1);
  await own.stop();
  await submitted;
  expect(store.getState().planning).toMatchObject({
    status: 'failed',
    failure: { code: 'recommender-unreachable' },
  });
});
