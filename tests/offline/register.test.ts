// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from '#src/offline/register.ts';

const EVENTS = { onWaiting: () => {}, onTakenOver: () => {}, onMessage: () => {} };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without service workers there is no connection to one', async () => {
  vi.stubGlobal('navigator', {});
  expect(await registerWorker(EVENTS)).toBeNull();
});

test('a first installation that fails, for example with full storage, is not waited for', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { registration, fail } = stubServiceWorker();
  const registering = registerWorker(EVENTS);
  await vi.waitFor(() => expect(registration.listens).toBe(true));
  fail();
  expect(await registering).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
});

test('after a click on the update the page is told of the new version even if the browser is silent', async () => {
  vi.useFakeTimers();
  const onTakenOver = vi.fn<() => void>();
  stubServiceWorker({ active: true });
  const worker = await registerWorker({ ...EVENTS, onTakenOver });
  worker?.skipWaiting();
  await vi.advanceTimersByTimeAsync(3900);
  expect(onTakenOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onTakenOver).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each([
  ['the first worker, which another page installed, is no new version', false, 0],
  ['a worker that takes over from another is a new version', true, 1],
])('%s', async (_, controlled, times) => {
  const onTakenOver = vi.fn<() => void>();
  const { container } = stubServiceWorker({ active: true, controlled });
  await registerWorker({ ...EVENTS, onTakenOver });
  container.controller = { scriptURL: location.href };
  container.dispatchEvent(new Event('controllerchange'));
  expect(onTakenOver).toHaveBeenCalledTimes(times);
  container.dispatchEvent(new Event('controllerchange'));
  expect(onTakenOver).toHaveBeenCalledTimes(times + 1);
});

test('a worker that another page, left meanwhile, began to install is listened to', async () => {
  const onMessage = vi.fn<(data: unknown) => void>();
  const { container } = stubServiceWorker({ active: true });
  await registerWorker({ ...EVENTS, onMessage });
  const data = { type: 'NETWORK_FAILED' };
  container.dispatchEvent(new MessageEvent('message', { data }));
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(data);
});

/** A browser that never says that a worker took over; without `active` it never becomes active. */
function stubServiceWorker({ active = false, controlled = false } = {}) {
  const worker = Object.assign(new EventTarget(), { scriptURL: '/service-worker.js', state: '' });
  const registration = Object.assign(new EventTarget(), {
    installing: worker,
    waiting: null,
    active: null,
    listens: false,
    addEventListener(type: string, listener: EventListener) {
      registration.listens = true;
      EventTarget.prototype.addEventListener.call(registration, type, listener);
    },
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? { scriptURL: 'of-before' } : null,
    ready: active ? Promise.resolve(registration) : new Promise(() => undefined),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return {
    container,
    registration,
    fail: () => {
      registration.dispatchEvent(new Event('updatefound'));
      worker.state = 'redundant';
      worker.dispatchEvent(new Event('statechange'));
    },
  };
}
