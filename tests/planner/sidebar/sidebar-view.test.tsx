// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { PlannerContext } from '#src/planner/planner-context.ts';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import { useSidebarView } from '#src/planner/sidebar/use-sidebar-view.ts';
import { openFilled } from '#tests/planner/open-planner.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['on this device', false],
  ['by a service', true],
])('a plan made %s shows the suitcase once it takes longer than 400 ms', async (_, isRemote) => {
  const { store } = await openFilled({ recommenderIsRemote: isRemote });
  const view = viewOf(store);
  act(() => void store.submit());
  act(() => void vi.advanceTimersByTime(399));
  expect(view()).toBe('form');
  act(() => void vi.advanceTimersByTime(1));
  expect(view()).toBe('loading');
  act(() => store.cancel());
  expect(view()).toBe('form');
});

function viewOf(store: PlannerStore): () => string {
  const { result } = renderHook(() => useSidebarView(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PlannerContext value={store}>{children}</PlannerContext>
    ),
  });
  return () => result.current;
}
