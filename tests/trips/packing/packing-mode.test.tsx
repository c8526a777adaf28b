// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { addOwnLine, editLine } from '#src/domain/list/change-list.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PackingMode } from '#src/trips/packing/packing-mode.tsx';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const KNIFE = addOwnLine({
  key: 'own-knife',
  name: 'Pocket knife',
  quantity: 1,
  weight_g: 90,
  kind: null,
  part: 'trip',
  toBuy: false,
});

afterEach(() => {
  cleanup();
  chooseUnits(METRIC);
  vi.useRealTimers();
});

test('a ticked row stays for a moment, then sinks, and undo brings it back', async () => {
  await show();
  vi.useFakeTimers();
  const [first] = openBoxes();
  const name = first?.getAttribute('aria-label') ?? '';
  fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(progress()).toMatch(/^1 of 9 packed, 34 days to go$/u);
  expect(screen.queryByRole('heading', { name: 'Packed 1' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(screen.getByRole('heading', { name: 'Packed 1' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(progress()).toMatch(/^0 of 9/u);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('ticks in a row are one message, and Ctrl+Z takes all of them back', async () => {
  await show();
  for (const box of openBoxes().slice(0, 3)) fireEvent.click(box);
  expect(screen.getByText('3 packed')).toBeTruthy();
  fireEvent.keyDown(document, { key: 'z', ctrlKey: true });
  expect(progress()).toMatch(/^0 of 9/u);
});

test('hand luggage names what does not fly, weighs, and sends it to the hold', async () => {
  await show([editLine('own-knife', { bag: 'hand' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Hand luggage' }));
  expect(screen.getByText('One thing does not fly in the cabin.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Weight limit, kg'), { target: { value: '0.05' } });
  expect(screen.getByText('40 g over your limit of 50 g.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'To the hold: Pocket knife' }));
  expect(screen.getByText(/^Nothing is in your hand luggage yet/u)).toBeTruthy();
});

test('who reads pounds enters the weight limit in pounds', async () => {
  chooseUnits(AMERICAN);
  await show([editLine('own-knife', { bag: 'hand' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Hand luggage' }));
  fireEvent.change(screen.getByLabelText('Weight limit, lb'), { target: { value: '0.1' } });
  expect(plainSpaces(screen.getByText(/over your limit/u).textContent)).toBe(
    '1.6 oz over your limit of 1.6 oz.',
  );
});

test('one packs for home with ticks of their own, and things to do are ticked before', async () => {
  await show();
  fireEvent.click(openBoxes()[0] ?? document.body);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Windows shut/u }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Windows shut/u }).checked).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pack for home' }));
  expect(progress()).toMatch(/^0 of 9 packed for home/u);
  expect(screen.queryByRole('heading', { name: 'Before you leave' })).toBeNull();
});

async function show(changes: OwnChange[] = []) {
  const i18n = await createI18n('en', ['trips', 'result']);
  function Packing() {
    const [own, setOwn] = useState<TripOwn>(() =>
      [KNIFE, ...changes].reduce((before, how) => how(before), NOTHING_OWN),
    );
    return (
      <PackingMode
        saved={{ ...highCoast(), ...own, id: 'a', savedAt: '2026-11-20T08:00:00.000Z' }}
        gear={[]}
        today="2027-05-07"
        onChange={setOwn}
        onClose={() => undefined}
      />
    );
  }
  render(
    <TextsProvider i18n={i18n}>
      <Packing />
    </TextsProvider>,
  );
}

function openBoxes(): HTMLElement[] {
  const [list] = screen.getAllByRole('list');
  return list === undefined ? [] : within(list).getAllByRole('checkbox', { checked: false });
}

function progress(): string {
  return screen.getByRole('progressbar').getAttribute('aria-valuetext') ?? '';
}
