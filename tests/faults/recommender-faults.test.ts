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

/** The error code of each fault, and how many requests a step sends. */
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
  { step: 'AI step 1', answered: 0 },
  { step: 'AI step 2', answered: 1 },
] as const;

describe.each(STEPS)('$step', ({ step, answered }) => {
  test.each(faultsAfter(answered))(
    '$name: fails with the specified code, form and saved trips stay',
    async (row) => {
      const { name, fault, at } = row;
      const { store, history } = openPlannerWith({
        openAiUrl: at ?? service.url,
        limitMs: limitFor(row),
      });
      const savedBefore = (await history.list()).trips.length;
      service.fail(...Array.from({ length: answered }, () => PASS));
      service.failAlways(fault);
      await store.submit();

      const { planning, draft, place, view } = store.getState();
      const failure = planning.status === 'failed' ? planning.failure : null;
      const expected = OUTCOMES[name];
      expect(failure).toMatchObject({ code: expected?.code, deviceCanPlan: true });
      expect(failure?.message).not.toBe('');
      expect(draft).toMatchObject(DRAFT);
      expect([place.status, view]).toEqual(['chosen', 'form']);
      expect((await history.list()).trips).toHaveLength(savedBefore);
      const sent = service.requests.length - answered;
      expect(sent).toBe(at === undefined ? expected?.requests : 0);
      expect(inspect([failure, logged.mock.calls], { depth: 9 })).not.toContain(SECRET);
      table.note(name, step, `${failure?.code ?? 'none'} x${at === undefined ? sent : '-'}`);
    },
  );
});

test('a failed request clears the shown result; the saved trip stays', async () => {
  const { store, history } = openPlannerWith({ openAiUrl: service.url });
  await store.submit();
  expect(store.getState().planning.status).toBe('ready');
  const { trips } = await history.list();
  service.failAlways({ kind: 'answer', status: 500 });
  await store.submit();
  expect(store.getState().planning.status).toBe('failed');
  expect((await history.list()).trips).toEqual(trips);
});

test('after a failure the device can plan, and the service again when it is back', async () => {
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

test('cancelling aborts the running request, and no other follows', async () => {
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

test('leaving the page aborts the running request', async () => {
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

test('a second submission during the first sends no further request', async () => {
  const { store } = openPlannerWith({ openAiUrl: service.url });
  await Promise.all([store.submit(), store.submit()]);
  expect(store.getState().planning.status).toBe('ready');
  expect(service.requests).toHaveLength(2);
});

test('if the service goes down after step 1, step 2 fails as unreachable', async () => {
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
