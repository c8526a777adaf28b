import { afterEach, expect, test } from 'vitest';
import { eitherSignal } from '#src/timing/abort.ts';

const any: unknown = Reflect.get(AbortSignal, 'any');

afterEach(() => {
  Reflect.set(AbortSignal, 'any', any);
});

test.each(['with', 'without'])('%s AbortSignal.any, the first signal ends the work', (browser) => {
  if (browser === 'without') Reflect.deleteProperty(AbortSignal, 'any');
  const limit = new AbortController();
  const caller = new AbortController();
  const ended = eitherSignal(caller.signal, limit.signal);
  expect(ended.aborted).toBe(false);
  caller.abort(new Error('cancelled'));
  expect(ended).toMatchObject({ aborted: true, reason: { message: 'cancelled' } });
  expect(eitherSignal(caller.signal, limit.signal).aborted).toBe(true);
});

test('without a caller the limit alone ends it', () => {
  const limit = AbortSignal.timeout(60_000);
  expect(eitherSignal(undefined, limit)).toBe(limit);
});
