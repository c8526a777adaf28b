import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdIdle, whenIdle } from '#src/timing/when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('background work runs once the page has been idle for a while', () => {
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('background work waits until the last hold is released, and then for idle time again', () => {
  const run = vi.fn();
  whenIdle(run);
  const [releaseMap, releaseOther] = [holdIdle(), holdIdle()];
  vi.advanceTimersByTime(10_000);
  releaseMap();
  releaseMap();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  releaseOther();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledOnce();
});

test('no hold delays background work beyond half a minute', () => {
  const run = vi.fn();
  const release = holdIdle();
  whenIdle(run);
  vi.advanceTimersByTime(29_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
  release();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});
