// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addOwnLine, editLine, namePerson } from '#src/domain/list/change-list.ts';
import { NOTHING_OWN, ownOf } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { useListReuse } from '#src/trips/trip/use-list-reuse.tsx';
import { harmonica } from '#tests/domain/list/lists.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createDevice } from '../trips-world.ts';

afterEach(cleanup);

const EARLIER = [
  addOwnLine(harmonica),
  editLine('swimwear', { away: true }),
  namePerson(1, 'Ada'),
] as const;

function ownAfter(changes: readonly OwnChange[]) {
  return changes.reduce((own, how) => how(own), NOTHING_OWN);
}

const history = () => createDevice().openTab();

async function show(tab: ReturnType<typeof history>, saved: SavedTrip, today = '2026-01-01') {
  const i18n = await createI18n('en', ['trips', 'result']);
  let shown = saved;
  const change = vi.fn<(how: OwnChange) => void>((how) => {
    shown = { ...shown, ...how(ownOf(shown)) };
    void router.invalidate();
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Foot }),
    history: createMemoryHistory(),
  });
  function Foot() {
    return useListReuse(tab, shown, change, today).listFoot;
  }
  const again = () => (
    <TextsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </TextsProvider>
  );
  render(again());
  return { change, editsNow: () => shown.listEdits };
}

test('a list with something of one’s own leads to the planner with it', async () => {
  const tab = history();
  const saved = await tab.save(highCoast(), ownAfter(EARLIER));
  await show(tab, saved);
  const link = await screen.findByRole('link', { name: 'Use this list for another trip' });
  expect(link.getAttribute('href')).toBe(`/planner?base=${saved.id}`);
});

test('a trip that is over is offered no other list, and its own goes on to the next', async () => {
  const tab = history();
  await tab.save(highCoast(), ownAfter(EARLIER));
  const mine = ownAfter([editLine('hat', { note: 'The green one' })]);
  await show(tab, await tab.save(highCoast(), mine), '2099-01-01');
  await screen.findByRole('link', { name: 'Use this list for another trip' });
  expect(screen.queryByRole('button', { name: /^Take over/u })).toBeNull();
});

test('the list of one earlier trip is taken over at a press, and given back', async () => {
  const tab = history();
  await tab.save(highCoast(), ownAfter(EARLIER));
  const mine = ownAfter([editLine('hat', { note: 'The green one' })]);
  const { editsNow } = await show(tab, await tab.save(highCoast(), mine));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Take over the list of High Coast, June 2027' }),
  );
  expect(editsNow()).toEqual({
    own: [harmonica],
    lines: [
      { key: 'hat', note: 'The green one' },
      { key: 'swimwear', away: true },
    ],
    people: ['Ada'],
  });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  fireEvent.click(undo);
  expect(editsNow()).toEqual(mine.listEdits);
});

test('several earlier lists are folded, each with what it brings; one that brings nothing is left out', async () => {
  const tab = history();
  await tab.save(highCoast(), ownAfter(EARLIER));
  await tab.save(highCoast(), ownAfter([editLine('hat', { away: true })]));
  await tab.save(highCoast());
  await show(tab, await tab.save(highCoast()));
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Take over an earlier list' }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'High Coast, June 2027 1 not neededTake over',
    'High Coast, June 2027 1 line of your own · 1 not neededTake over',
  ]);
});
