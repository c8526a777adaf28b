import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdQuiet, whenQuiet } from '#src/timing/when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits for quiet runs once it was quiet for a while', () => {
  const run = vi.fn();
  whenQuiet(run);
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('nothing is quiet while somebody holds it up, whoever waits already; then it is waited for again', () => {
  const run = vi.fn();
  whenQuiet(run);
  const [map, other] = [holdQuiet(), holdQuiet()];
  vi.advanceTimersByTime(10_000);
  map();
  map();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  other();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledOnce();
});

test('half a minute is the longest that anything is held up', () => {
  const run = vi.fn();
  const release = holdQuiet();
  whenQuiet(run);
  vi.advanceTimersByTime(29_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
  release();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});
