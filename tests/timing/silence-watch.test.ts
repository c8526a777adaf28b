import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from '#src/timing/silence-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const world = { waiting: true };
  const ping = vi.fn<() => void>();
  const onSilent = vi.fn<() => void>();
  const watch = watchSilence({ ping, isWaiting: () => world.waiting, onSilent });
  return { watch, world, ping, onSilent };
}

test('one that is never heard is silent after five seconds', () => {
  const { watch, onSilent } = setUp();
  watch.start();
  vi.advanceTimersByTime(4900);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSilent).toHaveBeenCalledOnce();
});

test('a quick answer costs no ping', () => {
  const { watch, world, ping, onSilent } = setUp();
  watch.start();
  world.waiting = false;
  vi.advanceTimersByTime(60_000);
  expect(ping).not.toHaveBeenCalled();
  expect(onSilent).not.toHaveBeenCalled();
});

test('one that answers pings may compute for as long as it likes', () => {
  const { watch, ping, onSilent } = setUp();
  ping.mockImplementation(() => watch.heard());
  watch.start();
  vi.advanceTimersByTime(600_000);
  expect(onSilent).not.toHaveBeenCalled();
});

test('one that was heard before may be busy for longer with a single step', () => {
  const { watch, onSilent } = setUp();
  watch.start();
  watch.heard();
  vi.advanceTimersByTime(14_900);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSilent).toHaveBeenCalledOnce();
});

test('a page that was frozen gives it the full time again', () => {
  const { watch, onSilent } = setUp();
  watch.start();
  vi.advanceTimersByTime(3000);
  // A frozen page runs each timer once when it wakes, however much time has passed.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(onSilent).not.toHaveBeenCalled();
});
