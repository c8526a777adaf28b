import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from '#src/offline/connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('without a network it is offline at once, without a probe', () => {
  const { watch, probes } = setUp({ hasNetwork: false, reachable: false });
  expect(watch.store.getState()).toBe('offline');
  expect(probes.count).toBe(0);
});

test('a network whose server does not answer is offline', async () => {
  const { watch } = setUp({ hasNetwork: true, reachable: false });
  await settled();
  expect(watch.store.getState()).toBe('offline');
});

test('the offline event takes effect at once, the online event after a probe', async () => {
  const { watch, world, events } = setUp({ hasNetwork: true, reachable: true });
  await settled();
  events.dispatchEvent(new Event('offline'));
  expect(watch.store.getState()).toBe('offline');
  world.reachable = false;
  events.dispatchEvent(new Event('online'));
  await settled();
  expect(watch.store.getState()).toBe('offline');
  world.reachable = true;
  events.dispatchEvent(new Event('online'));
  await settled();
  expect(watch.store.getState()).toBe('online');
});

test('a failed request alone does not mean offline: a probe decides', async () => {
  const { watch, world } = setUp({ hasNetwork: true, reachable: true });
  watch.suspect();
  await settled();
  expect(watch.store.getState()).toBe('online');
  world.reachable = false;
  watch.suspect();
  await settled();
  expect(watch.store.getState()).toBe('offline');
});

test('while offline it polls, and stops once the server is back', async () => {
  const { watch, world, probes } = setUp({ hasNetwork: true, reachable: false });
  await settled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(probes.count).toBe(2);
  world.reachable = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(watch.store.getState()).toBe('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes.count).toBe(3);
});

function setUp(world: { hasNetwork: boolean; reachable: boolean }) {
  const events = new EventTarget();
  const probes = { count: 0 };
  const watch = watchConnection({
    events,
    hasNetwork: () => world.hasNetwork,
    probe: async () => {
      probes.count += 1;
      return world.reachable;
    },
  });
  return { watch, world, events, probes };
}

/** Flushes the pending promises. */
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
