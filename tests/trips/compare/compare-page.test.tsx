// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TripHistory } from '#src/domain/ports.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { ComparePage } from '#src/trips/compare/compare-page.tsx';
import type { ChosenPair } from '#src/trips/compare/pick-pair.ts';
import { memoryGearStore } from '#tests/helpers/memory-gear.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';
import { homeWorld } from '../home/home-world.ts';
import { createDevice } from '../trips-world.ts';

afterEach(cleanup);

function inMonth(month: string) {
  const { trip, ...planned } = highCoast();
  const request = {
    ...trip.request,
    startDate: `2027-${month}-10`,
    endDate: `2027-${month}-20`,
  };
  return { ...planned, trip: { ...trip, request } };
}

async function show(history: TripHistory, chosen: ChosenPair, world = homeWorld()) {
  const onChoose = vi.fn<(pair: ChosenPair) => void>();
  const gear = memoryGearStore();
  const i18n = await createI18n('en', ['trips', 'result', 'compare', 'days']);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <ComparePage
          history={history}
          gear={gear}
          home={world.home}
          geocoder={world.geocoder}
          chosen={chosen}
          onChoose={onChoose}
        />
      ),
    }),
    history: createMemoryHistory(),
  });
  render(
    <TextsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return onChoose;
}

function cellsOf(name: string): string[] {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  if (row === null) throw new Error('no row');
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => plainSpaces(textContent));
}

test('two trips stand side by side, with what differs in words', async () => {
  const history = createDevice().openTab();
  const june = await history.save(inMonth('06'));
  const january = await history.save(inMonth('01'));
  await show(history, { a: january.id, b: june.id });
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(cellsOf('When')).toEqual(['10–20 Jan 2027', '10–20 Jun 2027']);
  expect(cellsOf('By day')).toEqual(['−3 °C', '17 °C']);
  const colder = screen.getByText(/colder by day/u);
  expect(plainSpaces(colder.textContent)).toBe('20 °C colder by day, 18 °C by night');
});

test('what is only on one list is named, and what both have is counted', async () => {
  const history = createDevice().openTab();
  const june = await history.save(inMonth('06'));
  const july = await history.save(inMonth('07'));
  const { categories } = HIGH_COAST_EN.sections.recommendedEquipment;
  const key = categories[0]?.products[0]?.id ?? '';
  await history.change(july.id, editLine(key, { away: true }));
  await show(history, { a: june.id, b: july.id });
  const only = await screen.findByRole('heading', {
    name: /^Only for High Coast, 10.+20.Jun.2027/u,
  });
  expect(only.parentElement?.querySelectorAll('li')).toHaveLength(1);
  expect(screen.getByText('Nothing that the other list does not have.')).toBeDefined();
});

test('another trip is chosen on the page, and the one beside it stays', async () => {
  const history = createDevice().openTab();
  const june = await history.save(inMonth('06'));
  const july = await history.save(inMonth('07'));
  await history.save(inMonth('05'));
  const onChoose = await show(history, { a: june.id });
  fireEvent.change(await screen.findByLabelText('Second trip'), { target: { value: july.id } });
  expect(onChoose).toHaveBeenCalledWith({ a: june.id, b: july.id });
  const first = screen.getByLabelText('First trip');
  const taken = within(first).getAllByRole('option', { name: /May/u });
  expect(taken.map((option) => option.hasAttribute('disabled'))).toEqual([true]);
});

test('a trip that is not there is said, and another one can be chosen', async () => {
  const history = createDevice().openTab();
  await history.save(inMonth('06'));
  const july = await history.save(inMonth('07'));
  const onChoose = await show(history, { a: 'deleted' });
  expect((await screen.findByRole('alert')).textContent).toContain('is not on this device');
  const first = screen.getByLabelText('First trip');
  const [june] = within(first).getAllByRole('option', { name: /Jun/u });
  fireEvent.change(first, { target: { value: june?.getAttribute('value') } });
  expect(onChoose).toHaveBeenCalledWith({ a: june?.getAttribute('value'), b: july.id });
});

test('one trip stands beside home on its own dates, without a list', async () => {
  const history = createDevice().openTab();
  await history.save(inMonth('06'));
  const world = homeWorld({ high: 27 });
  await show(history, {}, world);
  fireEvent.click(await screen.findByRole('button', { name: 'Set your home' }));
  fireEvent.change(screen.getByLabelText('Town or village'), { target: { value: 'Munich' } });
  fireEvent.click(await screen.findByRole('button', { name: /Munich/u }));
  await screen.findByRole('heading', { name: 'High Coast compared with home' });
  expect(world.memory.read()?.place).toBe('Munich, Bavaria, Germany');
  expect(cellsOf('When')).toEqual(['10–20 Jun 2027', '10–20 Jun 2027']);
  expect(cellsOf('By day')).toEqual(['17 °C', '27 °C']);
  const colder = screen.getByText(/colder by day/u);
  expect(plainSpaces(colder.textContent)).toBe('10 °C colder by day, 10 °C by night');
  expect(screen.queryByRole('heading', { name: 'On the lists' })).toBeNull();
  expect(screen.queryByRole('rowheader', { name: 'Weight' })).toBeNull();
});

test('much the same weather as at home is said, and a sea that home has not', async () => {
  const history = createDevice().openTab();
  const { evidence } = highCoast();
  if (evidence === null) throw new Error('no climate');
  const withSea = (sea: number[] | null) => ({
    ...evidence,
    climate: { ...evidence.climate, sea },
  });
  const sea = Array.from({ length: 12 }, () => 12);
  const { id } = await history.save({ ...inMonth('06'), evidence: withSea(sea) });
  const inland = withSea(null);
  const world = homeWorld({ evidence: inland, at: highCoast().trip.location });
  await world.home.choose(world.found, 'en');
  await show(history, { a: 'home', b: id }, world);
  await screen.findByText('About the same weather as at home.');
  expect(screen.getByText(/^sea of 12.°C close by/u)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Home compared with High Coast' })).toBeDefined();
});

test('home is removed as easily as it was set, and the focus stays on the page', async () => {
  const history = createDevice().openTab();
  await history.save(inMonth('06'));
  const world = homeWorld();
  await world.home.choose(world.found, 'en');
  await show(history, { b: 'home' }, world);
  const remove = await screen.findByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
  const set = await screen.findByRole('button', { name: 'Set your home' });
  await waitFor(() => expect(document.activeElement).toBe(set));
  expect(world.memory.read()).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('where the climate at home cannot be read, it is tried again at a press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const history = createDevice().openTab();
  await history.save(inMonth('06'));
  const world = homeWorld({ failures: 2 });
  await world.home.choose(world.found, 'en');
  await show(history, { b: 'home' }, world);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeDefined();
  vi.restoreAllMocks();
});

test('without a trip it says what to do', async () => {
  await show(createDevice().openTab(), {});
  await screen.findByRole('heading', { name: 'A saved trip is needed' });
  expect(screen.getByRole('link', { name: 'Plan a trip' })).toBeDefined();
});
