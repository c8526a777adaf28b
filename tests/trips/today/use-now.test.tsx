// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '#src/trips/today/use-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T23:59:40Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = (hook: { result: { current: Date } }) => hook.result.current.toISOString();

test('the time moves on at the start of each minute', () => {
  const hook = renderHook(() => useNow());
  act(() => void vi.advanceTimersByTime(19_999));
  expect(shown(hook)).toBe('2026-11-29T23:59:40.000Z');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown(hook)).toBe('2026-11-30T00:00:00.000Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown(hook)).toBe('2026-11-30T00:01:00.000Z');
});

test('a page that is seen again after a night shows the morning at once', () => {
  const hook = renderHook(() => useNow());
  vi.setSystemTime(new Date('2026-11-30T07:12:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown(hook)).toBe('2026-11-30T07:12:00.000Z');
});

test('nothing runs where nobody travels, nor after the page is left', () => {
  renderHook(() => useNow(false));
  expect(vi.getTimerCount()).toBe(0);
  const { unmount } = renderHook(() => useNow());
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
