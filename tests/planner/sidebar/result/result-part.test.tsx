// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { ResultPart } from '#src/planner/sidebar/result/result-part.tsx';
import { SavedState } from '#src/planner/sidebar/result/saved-state.tsx';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import { openFilled } from '#tests/planner/open-planner.ts';
import { answer, openWithStops } from '#tests/planner/open-with-stops.ts';
import { createQuestions, evidenceWith } from '#tests/planner/planner-world.ts';
import { highCoastInEnglish } from '#tests/result/high-coast.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';

afterEach(cleanup);

const AROUND = {
  geocoder: { search: async () => [], nameAt: async () => '' },
  loadBasemap: () => createQuestions<never>().ask(),
};

/** The first stop of three with its weather and its ideas. */
async function openFirstStop() {
  const world = await openWithStops();
  const done = world.store.submit();
  await answerFirst(world);
  await renderResult(world.store);
  return { world, done };
}

async function answerFirst({ trips, plans }: Awaited<ReturnType<typeof openFilled>>) {
  await waitFor(() => expect(trips).toHaveLength(1));
  for (const trip of trips) {
    const wording = { place: trip.location.place, recommendation: HIGH_COAST_EN };
    plans.asked[0]?.resolve(highCoastInEnglish({ trip, wordings: { en: wording } }));
  }
}

async function renderResult(store: PlannerStore) {
  const i18n = await createI18n('en', ['planner', 'result', 'route', 'days']);
  function Result() {
    const isShown = useStore(store, ({ view }) => view === 'result');
    return (
      <ResultPart isShown={isShown} today="2027-05-01" connected around={AROUND}>
        <SavedState />
      </ResultPart>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Result }),
    history: createMemoryHistory(),
  });
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={store}>
        <RouterProvider router={router} />
      </PlannerContext>
    </TextsProvider>,
  );
}

const idea = () => screen.findByRole('button', { name: 'Walk the Slåttdalen crevice' });
const stopTab = (name: RegExp) => screen.findByRole('tab', { name });

test('the first stop is read while the others are planned; what is of all of them joins it', async () => {
  const { world, done } = await openFirstStop();
  const first = await idea();
  await stopTab(/Eben am Achensee/u);
  await stopTab(/High Coast.*being planned/u);
  await stopTab(/Tallinn.*follows/u);
  screen.getByText('Planning stop 2 of 3');
  screen.getByText(/^Eben am Achensee can be read already/u);
  expect(screen.queryByRole('heading', { name: 'Recommended equipment' })).toBeNull();
  expect(screen.queryByText(/is not planned yet/u)).toBeNull();
  const focused = document.activeElement;
  await act(async () => {
    await answer(world, 1);
    await answer(world, 2);
    await done;
  });
  await screen.findByText('Saved on this device');
  await screen.findByRole('heading', { name: 'Recommended equipment' });
  expect(first.isConnected).toBe(true);
  expect(document.activeElement).toBe(focused);
});

test('a result that was planned ahead is rendered hidden, and is shown as it is', async () => {
  const world = await openFilled();
  world.evidence.asked[0]?.resolve(evidenceWith(20));
  const stop = world.store.planAhead();
  await answerFirst(world);
  await renderResult(world.store);
  const name = 'Walk the Slåttdalen crevice';
  const rendered = await screen.findByRole('button', { name, hidden: true });
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(world.store.getState().planning.status).toBe('idle');
  await act(() => world.store.submit());
  await screen.findByText('Saved on this device');
  expect(await idea()).toBe(rendered);
  expect(world.trips).toHaveLength(1);
  stop();
});

test('cancelling keeps the first stop, and the others can be planned', async () => {
  const { world, done } = await openFirstStop();
  await idea();
  await act(async () => {
    screen.getByRole('button', { name: 'Cancel' }).click();
    world.plans.asked[1]?.reject(new DOMException('aborted', 'AbortError'));
    await done;
  });
  await screen.findByText('Saved on this device');
  await idea();
  (await stopTab(/High Coast.*not planned yet/u)).click();
  const heading = await screen.findByRole('heading', { name: 'High Coast is not planned yet' });
  expect(heading.isConnected).toBe(true);
});
