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
import type { Origin, SavedTrip } from '#src/domain/trip/trip.ts';
import { readBackup } from '#src/export/copies/read-backup.ts';
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
  let isBroken = true;
  const damaged = (saved: SavedTrip) =>
    saved.id === broken.id && isBroken ? unshowable(saved) : saved;
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
  const mend = () => {
    isBroken = false;
  };
  return { history, damagedHistory, broken, mend };
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

const OFFERS = ['Try again', 'Save a copy', 'Delete this trip'];

const nameOf = (button: HTMLElement) => button.textContent;

function brokenDown(): never {
  throw new Error('cannot be shown');
}

/** The files that are handed out from now on. */
function spyOnDownloads(): Blob[] {
  const given: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) given.push(blob);
    return 'blob:copy';
  });
  return given;
}

function showTrips(history: TripHistory) {
  return show(
    <TripsPage
      history={history}
      planAnew={() => new Promise(() => {})}
      notes={createBackupNotes(() => localStorage)}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-07"
      builtOn="2026-11-24"
    />,
  );
}

function showTrip(history: TripHistory, id: string, gear = memoryGearStore()) {
  return show(
    <TripPage
      id={id}
      history={history}
      planAnew={() => new Promise(() => {})}
      complete={() => Promise.resolve()}
      gear={gear}
      terrain={TERRAIN}
      geocoder={{ search: () => Promise.resolve([]), nameAt: () => Promise.resolve('') }}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-01"
      builtOn="2026-11-24"
    />,
  );
}

async function show(page: React.ReactNode) {
  const i18n = await createI18n('en', ['bring', 'days', 'trips', 'result']);
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

test('a card that cannot be rendered leaves the others; deleting it comes last and can be undone', async () => {
  const { history, damagedHistory, broken } = await withBrokenTrip();
  await showTrips(damagedHistory);
  const card = (await screen.findByText('Broken Hill, Australia')).closest('article');
  if (card === null) throw new Error('no card');
  expect(card.textContent).toContain('This trip cannot be shown just now.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(within(card).getAllByRole('button').map(nameOf)).toEqual(OFFERS);
  fireEvent.click(within(card).getByRole('button', { name: 'Delete this trip' }));
  await vi.waitFor(async () => expect(await history.get(broken.id)).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () => expect(await history.get(broken.id)).not.toBeNull());
});

test('a trip that cannot be rendered says so on its page; deleting it comes last and can be undone', async () => {
  const { history, damagedHistory, broken } = await withBrokenTrip();
  await showTrip(damagedHistory, broken.id);
  const heading = await screen.findByRole('heading', { name: 'This trip cannot be shown' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByRole('button').map(nameOf)).toEqual(OFFERS);
  fireEvent.click(screen.getByRole('button', { name: 'Delete this trip' }));
  await vi.waitFor(async () => expect(await history.get(broken.id)).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () => expect(await history.get(broken.id)).not.toBeNull());
});

test('trying again reads the trip afresh', async () => {
  const { damagedHistory, broken, mend } = await withBrokenTrip();
  await showTrip(damagedHistory, broken.id);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'This trip cannot be shown' });
  mend();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'High Coast' })).toBeDefined();
});

test('trying again reads the card afresh', async () => {
  const { damagedHistory, mend } = await withBrokenTrip();
  await showTrips(damagedHistory);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('This trip cannot be shown just now. It is still on this device.');
  mend();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(/cannot be shown/u)).toBeNull());
});

test('a copy of a trip that cannot be rendered is one that Restore reads', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const history = createDevice().openTab();
  const { id } = await history.save(inPlace('Broken Hill, Australia'));
  const given = spyOnDownloads();
  await showTrip(history, id, { ...memoryGearStore(), getState: brokenDown });
  fireEvent.click(await screen.findByRole('button', { name: 'Save a copy' }));
  await vi.waitFor(() => expect(given).toHaveLength(1));
  const answer = await readBackup(new File(given, 'copy.json'), '2026-11-24');
  expect(answer).toMatchObject({ file: { trips: [{ id }] } });
});

test('a copy that cannot be written says so', async () => {
  const { damagedHistory, broken } = await withBrokenTrip();
  await showTrip(damagedHistory, broken.id);
  fireEvent.click(await screen.findByRole('button', { name: 'Save a copy' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
});

test('where there were trips and the storage is empty, restoring a copy is offered', async () => {
  const notes = createBackupNotes(() => localStorage);
  notes.write({ trips: 3 });
  const history = createDevice().openTab();
  await show(
    <TripsPage
      history={history}
      planAnew={() => new Promise(() => {})}
      notes={notes}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-07"
      builtOn="2026-11-24"
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
      planAnew={() => new Promise(() => {})}
      notes={notes}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      today="2027-05-07"
      builtOn="2026-11-24"
    />,
  );
  await screen.findAllByRole('listitem');
  await history.remove(id);
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.queryByText(/There was 1 trip/u)).toBeNull();
  localStorage.clear();
});
