import { expect, test, vi } from 'vitest';
import { createLazyHistory } from '#src/app/services/lazy-storage.ts';
import { once } from '#src/timing/once.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';

function openHistory(): TripHistory {
  const database = createTripDatabase();
  return createTripHistory({ database });
}

test('the first call loads the storage, once', async () => {
  const load = vi.fn<() => Promise<TripHistory>>(() => Promise.resolve(openHistory()));
  const history = createLazyHistory(once(load));
  expect(load).not.toHaveBeenCalled();
  await history.list();
  expect(await history.get('nobody')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failed load the next call tries again', async () => {
  const load = vi
    .fn<() => Promise<TripHistory>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockImplementation(() => Promise.resolve(openHistory()));
  const history = createLazyHistory(once(load));
  await expect(history.list()).rejects.toThrow('no network');
  expect(await history.newest(1)).toEqual([]);
});

test('a watcher that unsubscribes before the storage has loaded is never called', async () => {
  const leave = vi.fn<() => void>();
  const subscribe = vi.fn<TripHistory['subscribe']>(() => leave);
  const loading = Promise.resolve({ ...openHistory(), subscribe });
  const history = createLazyHistory(() => loading);
  history.subscribe(() => undefined)();
  await loading;
  expect(subscribe).not.toHaveBeenCalled();

  const stop = history.subscribe(() => undefined);
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1));
  stop();
  expect(leave).toHaveBeenCalledTimes(1);
});
