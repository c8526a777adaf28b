// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Terrain, TripHistory } from '#src/domain/ports.ts';
import type { Origin, SavedTrip } from '#src/domain/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { TripsPage } from '#src/trips/list/trips-page.tsx';
import { TripPage } from '#src/trips/trip/trip-page.tsx';
import { memoryGearStore } from '#tests/helpers/memory-gear.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createDevice } from '../trips-world.ts';

const TERRAIN: Terrain = {
  at: () => new Promise(() => {}),
  heightsAround: () => new Promise(() => {}),
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The history of a device with two trips, one of which throws when it is rendered. */
async function withBrokenTrip() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const history = createDevice().openTab();
  const broken = await history.save(inPlace('Broken Hill, Australia'));
  await history.save(inPlace('Whole Bay, Sweden'));
  const damaged = (saved: SavedTrip) => (saved.id === broken.id ? unshowable(saved) : saved);
  const damagedHistory: TripHistory = {
    ...history,
    async list() {
      const { trips, broken: unread } = await history.list();
      return { trips: trips.map(damaged), broken: unread };
    },
    async get(id) {
      const saved = await history.get(id);
      return saved === null ? null : damaged(saved);
    },
  };
  return { history, damagedHistory, broken };
}

function inPlace(place: string) {
  const { trip, ...planned } = highCoast();
  return { ...planned, trip: { ...trip, location: { ...trip.location, place } } };
}

function unshowable(saved: SavedTrip): SavedTrip {
  return {
    ...saved,
    get origin(): Origin {
      throw new Error('cannot be shown');
    },
  };
}

async function show(page: React.ReactNode) {
  const i18n = await createI18n('en', ['trips', 'result']);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  });
  render(
    <TextsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
}

test('a card that cannot be rendered leaves the others, keeps its record and can be deleted', async () => {
  const { history, damagedHistory, broken } = await withBrokenTrip();
  await show(
    <TripsPage
      history={damagedHistory}
      notes={createBackupNotes(() => localStorage)}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-07"
    />,
  );
  const card = (await screen.findByText('Broken Hill, Australia')).closest('article');
  if (card === null) throw new Error('no card');
  expect(card.textContent).toContain('This trip cannot be shown.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(await history.get(broken.id)).not.toBeNull();
  fireEvent.click(within(card).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(async () => expect(await history.get(broken.id)).toBeNull());
  await screen.findByRole('button', { name: 'Undo' });
});

test('a trip that cannot be rendered says so on its page and can be deleted', async () => {
  const { history, damagedHistory, broken } = await withBrokenTrip();
  await show(
    <TripPage
      id={broken.id}
      history={damagedHistory}
      gear={memoryGearStore()}
      terrain={TERRAIN}
      geocoder={{ search: () => Promise.resolve([]), nameAt: () => Promise.resolve('') }}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-01"
      builtOn="2026-11-24"
    />,
  );
  await screen.findByRole('heading', { name: 'This trip cannot be shown' });
  expect(await history.get(broken.id)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete this trip' }));
  await vi.waitFor(async () => expect(await history.get(broken.id)).toBeNull());
});

test('where there were trips and the storage is empty, restoring a copy is offered', async () => {
  const notes = createBackupNotes(() => localStorage);
  notes.write({ trips: 3 });
  const history = createDevice().openTab();
  await show(
    <TripsPage
      history={history}
      notes={notes}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-07"
    />,
  );
  await screen.findByRole('heading', { name: 'There were 3 trips on this device' });
  const link = screen.getByRole('link', { name: 'Restore a copy' });
  expect(link.getAttribute('href')).toBe('/trips/backup');
  await history.save(highCoast());
  await vi.waitFor(() => expect(screen.queryByText(/There were 3 trips/u)).toBeNull());
  localStorage.clear();
});

test('deleting the last trip is no loss', async () => {
  const notes = createBackupNotes(() => localStorage);
  notes.write({ trips: 1 });
  const history = createDevice().openTab();
  const { id } = await history.save(highCoast());
  await show(
    <TripsPage
      history={history}
      notes={notes}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-07"
    />,
  );
  await screen.findAllByRole('listitem');
  await history.remove(id);
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.queryByText(/There was 1 trip/u)).toBeNull();
  localStorage.clear();
});
