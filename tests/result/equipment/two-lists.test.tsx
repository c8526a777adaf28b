// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import {
  show,
  press,
  key,
  rows,
  shownRows,
  openRows,
  row,
  lineOf,
  totals,
  textOf,
  knowVisibility,
} from './list-screen.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  knowVisibility();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a row says the whole line: name, quantity, reason, what it costs, weight', async () => {
  await show();
  expect(rows()).toEqual([
    'Tent for two, 3-season, 10 nights, thin soil on rock, €279.00, 2.4 kg',
    'Sleeping bag, 2 °C × 2, Nights 6–11 °C, €299.90, 1.8 kg',
    'Gas, 450 g, Buy there, not on planes, buy there, 820 g',
    'Dry bag, 20 l × 3, Sea 10 °C, wet stays wet, €59.70, 390 g',
    'Kayak, spray deck, vest × 2, Ten days on the water, hire there',
    'Rain jacket, 3-layer × 2, Rain on 3–4 of 10 days, €399.90, 780 g',
    'Sun hat × 2, UV 6, more on the water, €49.90, 160 g',
  ]);
});

test('an opened row has the sentence, the description, the price and weight of one, and the shop', async () => {
  await show();
  press(row('Dry bag'));
  const text = textOf(lineOf(row('Dry bag')));
  for (const part of [
    'Ten days in a kayak: the sea is about 10 °C',
    'Roll-top bag with welded seams',
    'You asked for: kayak',
    '€19.90 each · 130 g',
  ]) {
    expect(text).toContain(part);
  }
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }).value).toBe('3');
  const link = screen.getByRole('link', { name: /^View in shop: Dry bag/u });
  expect(link.getAttribute('href')).toBe('https://shop.example/search?q=dry-bag');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
});

test('one row is open at a time; Escape closes it and the focus returns to it', async () => {
  await show();
  press(row('Dry bag'));
  press(row('Sun hat'));
  expect(openRows()).toEqual(['Sun hat × 2']);
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Owned' }), { key: 'Escape' });
  expect(openRows()).toEqual([]);
  expect(document.activeElement).toBe(row('Sun hat'));
});

test('offline the shop is not linked, in German too', async () => {
  await show({ language: 'de', online: false });
  press(row('Dry bag'));
  expect(textOf(lineOf(row('Dry bag')))).toContain('Anzeigenur online');
  expect(screen.queryByRole('link')).toBeNull();
  expect(textOf(lineOf(row('Dry bag')))).toContain('19,90 € je Stück');
});

test('a tick packs a line and changes neither what it costs nor the sum', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dry bag, 20 l, 3, packed' }));
  expect(totals()).toEqual(['Still to buy€1,088.40', 'Weight6.4 kg', 'Packed1 of 7']);
  expect(row('Dry bag').textContent).toContain('€59.70');
});

test('what is owned has no price, in this list or in any other, and can be taken back', async () => {
  await show();
  press(row('Rain jacket'));
  fireEvent.click(screen.getByRole('radio', { name: 'Owned' }));
  expect(row('Rain jacket').textContent).toMatch(/owned/u);
  expect(row('Rain jacket').textContent).not.toContain('€');
  expect(totals()[0]).toBe('Still to buy€688.50');
  fireEvent.click(screen.getByRole('radio', { name: 'To buy' }));
  expect(row('Rain jacket').textContent).toContain('€399.90');
});

test('where everything is owned there is nothing to buy', async () => {
  await show({
    gear: ['tent', 'bag', 'dry-bag', 'rain-jacket', 'sun-hat'].map((id) => ownedItem(id)),
  });
  expect(totals()[0]).toBe('Still to buyNothing to buy');
  press(screen.getByRole('button', { name: 'To buy 0' }));
  expect(textOf(document.body)).toContain('There is nothing left to buy. Show all');
  expect(shownRows()).toEqual([]);
  press(screen.getByRole('button', { name: 'Show all' }));
  expect(shownRows()).toHaveLength(7);
});

test('a line that is ticked under "Open" stays in place until the filter is chosen again', async () => {
  await show({ packed: ['tent'] });
  press(screen.getByRole('button', { name: 'Open 6' }));
  expect(shownRows()).not.toContain('Tent for two, 3-season');
  expect(screen.getByRole('status').textContent).toBe('6 lines');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Gas, 450 g, packed' }));
  expect(shownRows()).toHaveLength(6);
  press(screen.getByRole('button', { name: 'Open 5' }));
  expect(shownRows()).toHaveLength(5);
});

test('the second list is folded and without prices until asked', async () => {
  await show();
  const fold = screen.getByRole('button', { name: 'You surely have 6' });
  expect(textOf(document.body)).toContain('Passport, toothbrush, USB cable');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  press(fold);
  expect(shownRows().slice(7)).toEqual([
    'Passport × 2',
    'Bank card and some cash',
    'Travel insurance card',
    'Toothbrush × 2',
    'Microfibre towel, large × 2',
    'USB cable × 2',
  ]);
  expect(row('Toothbrush').textContent).not.toContain('€');
  press(screen.getByRole('button', { name: 'Show prices' }));
  expect(row('Toothbrush').textContent).toContain('€7.00');
  const before = totals();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Toothbrush, 2, packed' }));
  expect(totals()).toEqual(before);
});

test('Up and Down move between rows, from tick to tick or from button to button; Enter opens', async () => {
  await show({ packed: ['sleeping-bag'] });
  press(screen.getByRole('button', { name: 'Open 6' }));
  row('Tent').focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(row('Gas'));
  key('ArrowUp');
  key('ArrowUp');
  expect(document.activeElement).toBe(row('Tent'));
  screen.getByRole('checkbox', { name: 'Tent for two, 3-season, packed' }).focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Gas, 450 g, packed' }));
  key('Enter');
  expect(openRows()).toEqual(['Gas, 450 g']);
});

test('a link opens its line: unfolded, without a filter, with the focus', async () => {
  const { showLine } = await show();
  press(screen.getByRole('button', { name: 'To buy 5' }));
  act(() => showLine('cable'));
  expect(openRows()).toEqual(['USB cable × 2']);
  expect(document.activeElement).toBe(row('USB cable'));
  expect(row('USB cable').checkVisibility()).toBe(true);
  act(() => showLine('kayak'));
  expect(openRows()).toEqual(['Kayak, spray deck, vest × 2']);
  expect(row('Kayak').checkVisibility()).toBe(true);
});

test('a tick renders its own row only', async () => {
  const rendered: string[] = [];
  const watch = (product: ListLine) =>
    Object.defineProperty({ ...product }, 'shortReason', {
      get() {
        rendered.push(product.id);
        return product.shortReason;
      },
    });
  await show({ watch });
  rendered.length = 0;
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dry bag, 20 l, 3, packed' }));
  expect([...new Set(rendered)]).toEqual(['dry-bag']);
});
