// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Terrain, TripHistory } from '#src/domain/ports.ts';
import type { Origin } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { PlanShared } from '#src/sharing/shared-trip.ts';
import { SharedTripPage } from '#src/trips/shared/shared-trip-page.tsx';
import { highCoast } from '#tests/result/high-coast.ts';
import { fragmentOf, used } from '#tests/sharing/travelled-trips.ts';
import { createDevice, refusing } from '../trips-world.ts';

const BUILT_ON = '2026-11-24';
const SHARED = { builtOn: BUILT_ON, withWishes: true, withNotes: true };
/** The first write opens the database. */
const PATIENT = { timeout: 10_000 };
const TERRAIN: Terrain = {
  at: () => new Promise(() => {}),
  heightsAround: () => new Promise(() => {}),
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a shared trip is shown to read and copied as a trip of one’s own, beside the others', async () => {
  const history = createDevice().openTab();
  const own = await history.save(highCoast());
  await open(await fragmentOf(highCoast(), SHARED), { history });
  await screen.findByRole('heading', { level: 1, name: 'High Coast' });
  screen.getByText('Someone shared this trip with you');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect((await history.list()).trips).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Copy to my trips' }));
  const link = await screen.findByRole('link', { name: 'Open it' }, PATIENT);
  const { trips } = await history.list();
  expect(trips).toHaveLength(2);
  const copy = trips.find(({ id }) => id !== own.id);
  expect(copy?.trip).toEqual(highCoast().trip);
  expect(link.getAttribute('href')).toBe(`/trips/${copy?.id ?? ''}`);
});

test('its changed list and its days are shown to read, and copied with it', async () => {
  const history = createDevice().openTab();
  const trip = used(highCoast());
  await open(await fragmentOf(trip, SHARED), { history });
  await screen.findByRole('heading', { level: 2, name: 'Days' });
  screen.getByText('Keys at the neighbour’s');
  screen.getByText('Dinner at Lena’s');
  expect(screen.getAllByText(/Hammock/u).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/The blue rain jacket/u).length).toBeGreaterThan(0);
  expect(screen.queryByText('Added by you')).toBeNull();
  expect(screen.queryByRole('button', { name: /Move|Write a note/u })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy to my trips' }));
  await screen.findByRole('link', { name: 'Open it' }, PATIENT);
  const [copy] = (await history.list()).trips;
  expect(copy?.listEdits).toEqual(trip.listEdits);
  expect(copy?.days.days).toEqual(trip.days.days);
});

test('when it cannot be stored, it stays on the screen and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = new Error('QuotaExceededError');
  const history: TripHistory = {
    ...refusing(createDevice().openTab(), 'get', full),
    save: () => Promise.reject(full),
  };
  await open(await fragmentOf(highCoast(), SHARED), { history });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy to my trips' }));
  await screen.findByText('The trip could not be stored on this device.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('High Coast');
});

test.each([
  ['', 'There is no trip in this link'],
  ['1.AAAA', 'This link is damaged'],
  ['99.AAAA', 'This link is from a newer version of Fernweh'],
])('the link #%s opens a message: %s', async (fragment, heading) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open(fragment);
  const shown = await screen.findByRole('heading', { level: 1 });
  expect(shown.textContent).toBe(heading);
});

test('a trip that cannot be worked out is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const plan = vi.fn<PlanShared>();
  plan.mockRejectedValueOnce(new Error('no data')).mockResolvedValueOnce(highCoast());
  await open(await fragmentOf(highCoast(), SHARED), { plan });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'High Coast' });
  expect(plan).toHaveBeenCalledTimes(2);
});

test('a trip that cannot be rendered is tried again too: its link is not damaged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const unshowable = {
    ...highCoast(),
    get origin(): Origin {
      throw new Error('cannot be shown');
    },
  };
  const plan = vi.fn<PlanShared>();
  plan.mockResolvedValueOnce(unshowable).mockResolvedValueOnce(highCoast());
  await open(await fragmentOf(highCoast(), SHARED), { plan });
  await screen.findByRole('heading', { name: 'This trip cannot be shown' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'High Coast' })).toBeDefined();
});

type Parts = { history?: TripHistory; plan?: PlanShared };

async function open(
  fragment: string,
  {
    history = createDevice().openTab(),
    plan = ({ trip }) => Promise.resolve(highCoast({ trip })),
  }: Parts = {},
) {
  const i18n = await createI18n('en', ['trips', 'days', 'result', 'map']);
  const page = (
    <SharedTripPage
      fragment={fragment}
      plan={plan}
      history={history}
      terrain={TERRAIN}
      loadBasemap={() => new Promise(() => {})}
      builtOn={BUILT_ON}
    />
  );
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
