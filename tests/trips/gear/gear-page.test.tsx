// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GearItem } from '#src/domain/gear.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { createGearStore } from '#src/result/gear-store.ts';
import { GearPage } from '#src/trips/gear/gear-page.tsx';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { createMemoryGear } from '#tests/helpers/memory-gear.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createDevice } from '../trips-world.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const JACKET = ownedItem('p2', {
  names: { en: 'Light down jacket', de: 'Leichte Daunenjacke' },
  kind: 'clothing',
  weight_g: 320,
});
const LENS = ownedItem('lens', { names: { de: 'Objektiv' }, kind: null });

async function show(items: readonly GearItem[], trips = 0) {
  const history = createDevice().openTab();
  for (let trip = 0; trip < trips; trip += 1) await history.save(highCoast());
  const gear = createMemoryGear();
  await gear.add(items);
  const store = createGearStore(gear, () => new Date());
  const i18n = await createI18n('en', ['trips']);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <GearPage gear={store} history={history} /> }),
    history: createMemoryHistory(),
  });
  render(
    <TextsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return gear;
}

function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name).closest('li');
  if (row === null) throw new Error('no row');
  return row;
}

test('things stand in their category, with the trips that use them and their weight', async () => {
  await show([JACKET, LENS], 2);
  await screen.findByText('2 things, counted as owned on every list.');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Clothing', 'Other things']);
  await within(rowOf('Light down jacket')).findByText('2 trips');
  expect(plainSpaces(rowOf('Light down jacket').textContent)).toContain('320 g');
  expect(rowOf('Objektiv').textContent).toBe('Objektiv');
  expect(screen.getByText('Objektiv').getAttribute('lang')).toBe('de');
});

test('something that one trip uses names its place', async () => {
  await show([JACKET], 1);
  await screen.findByText('Light down jacket');
  const place = await within(rowOf('Light down jacket')).findByText('High Coast');
  expect(place.tagName).toBe('SPAN');
});

test('one thing is removed, and undo brings it back', async () => {
  const gear = await show([JACKET, LENS]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Light down jacket' }));
  await screen.findByText('“Light down jacket” was removed.');
  expect(gear.items).toEqual([LENS]);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  await screen.findByRole('button', { name: 'Remove Light down jacket' });
  expect(gear.items).toHaveLength(2);
});

test('everything is emptied, and undo brings it back', async () => {
  const gear = await show([JACKET, LENS]);
  fireEvent.click(await screen.findByRole('button', { name: 'Empty your gear' }));
  await screen.findByText('2 things were removed.');
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  expect(gear.items).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 things, counted as owned on every list.');
});

test('a removal that cannot be stored keeps the thing and says so', async () => {
  const gear = await show([JACKET]);
  gear.refuse = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Empty your gear' }));
  await screen.findByText('This could not be stored. Your gear is as it was.');
  expect(screen.getByText('Light down jacket')).toBeDefined();
});

test('without anything it says how something gets here', async () => {
  await show([]);
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  expect(screen.getByRole('link', { name: 'To my trips' })).toBeDefined();
});
