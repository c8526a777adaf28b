// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NOTHING_OWN, ownOf } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PasteList } from '#src/trips/paste/paste-list.tsx';
import { highCoast } from '#tests/result/high-coast.ts';

afterEach(cleanup);

const SAVED: SavedTrip = {
  ...highCoast(),
  id: 'a1',
  savedAt: '2026-11-20T08:00:01.000Z',
  ...NOTHING_OWN,
};

async function show(language: 'en' | 'de' = 'en') {
  const i18n = await createI18n(language, ['trips', 'result']);
  let latest: TripOwn = NOTHING_OWN;
  function Page() {
    const [own, setOwn] = useState<TripOwn>(NOTHING_OWN);
    return (
      <PasteList
        saved={{ ...SAVED, ...own }}
        onChange={(how) => {
          latest = how(ownOf(latest));
          setOwn(latest);
        }}
      />
    );
  }
  render(
    <TextsProvider i18n={i18n}>
      <Page />
    </TextsProvider>,
  );
  return { namesNow: () => latest.listEdits.own.map(({ name }) => name), ownNow: () => latest };
}

async function openWith(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
  const field = await screen.findByRole('textbox', { name: 'Your list' });
  fireEvent.change(field, { target: { value: text } });
}

test('a pasted list is previewed, chosen from, added and taken back', async () => {
  const { namesNow } = await show();
  await openWith('Kitchen:\n2x Spork 9 g\nPot\nCup');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Pot' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 lines' }));
  expect(namesNow()).toEqual(['Spork', 'Cup']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(namesNow()).toEqual([]);
});

test('what was typed and chosen is still there when the sheet was closed, and nothing was added', async () => {
  const { namesNow } = await show();
  await openWith('Spork\nPot');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Pot' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
  await screen.findByRole('button', { name: 'Add 1 line' });
  expect(screen.getByRole('checkbox', { name: 'Pot' })).toHaveProperty('checked', false);
  expect(namesNow()).toEqual([]);
});

test('ticks of the text are taken over, unless all are ticked: then they are bullets', async () => {
  const { ownNow } = await show();
  await openWith('✅ Spork\n✅ Pot');
  const ticks = await screen.findByRole('checkbox', {
    name: '2 are ticked off: tick them here too',
  });
  expect(ticks).toHaveProperty('checked', false);
  await openWith('[x] Spork\n[ ] Pot');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /is ticked off/u })).toHaveProperty(
      'checked',
      true,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 lines' }));
  const [spork] = ownNow().listEdits.own;
  expect(ownNow().packed).toEqual([spork?.key]);
});

test('a file is read into the field, and one that is no list says what it is', async () => {
  await show();
  await openWith('Pot');
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['<html></html>'], 'a.csv')] } });
  await screen.findByText(/code of a web page/u);
  expect(screen.getByRole('textbox', { name: 'Your list' })).toHaveProperty('value', 'Pot');
  fireEvent.change(input, { target: { files: [new File(['Item Name,qty\nCup,2'], 'b.csv')] } });
  await screen.findByRole('checkbox', { name: 'Cup, × 2' });
});
