// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

async function show(history: TripHistory, chosen: ChosenPair) {
  const onChoose = vi.fn<(pair: ChosenPair) => void>();
  const gear = memoryGearStore();
  const i18n = await createI18n('en', ['trips', 'result', 'compare']);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <ComparePage history={history} gear={gear} chosen={chosen} onChoose={onChoose} />
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

test('with one trip it says what to do', async () => {
  const history = createDevice().openTab();
  await history.save(inMonth('06'));
  await show(history, {});
  await screen.findByRole('heading', { name: 'Two trips are needed' });
  expect(screen.getByRole('link', { name: 'Plan a trip' })).toBeDefined();
});
