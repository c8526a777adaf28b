// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import {
  show,
  press,
  key,
  rows,
  shownRows,
  openRows,
  row,
  lineOf,
  chips,
  costs,
  priceOf,
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

test('a row says the whole line: name, quantity, reason, where it is got, weight', async () => {
  await show();
  expect(rows()).toEqual([
    'Tent for two, 3-season, 10 nights, thin soil on rock, 2.4 kg',
    'Sleeping bag, 2 °C × 2, Nights 6–11 °C, 1.8 kg',
    'Gas, 450 g, Buy there, not on planes, buy there, 820 g',
    'Dry bag, 20 l × 3, Sea 10 °C, wet stays wet, 390 g',
    'Kayak, spray deck, vest × 2, Ten days on the water, hire there',
    'Rain jacket, 3-layer × 2, Rain on 3–4 of 10 days, 780 g',
    'Sun hat × 2, UV 6, more on the water, 160 g',
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
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Have it' }), { key: 'Escape' });
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

test('the price of every line of both lists is the link to its shop, marked as advertising', async () => {
  await show();
  expect(priceOf(row('Dry bag'))).toEqual({
    text: 'Ad €59.70',
    href: 'https://shop.example/search?q=dry-bag',
  });
  expect(priceOf(row('Toothbrush'))).toEqual({
    text: 'Ad €7.00',
    href: 'https://shop.example/search?q=toothbrush',
  });
  const link = screen.getByRole('link', {
    name: 'Ad, €59.70: Dry bag, 20 l in the shop (opens in a new tab)',
  });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
  // A price that is not known.
  expect(priceOf(row('Kayak')).text).toBe('Ad View in shop');
});

test('offline the price stands alone', async () => {
  await show({ online: false });
  expect(priceOf(row('Dry bag'))).toEqual({ text: '€59.70', href: null });
});

test('everything that is packed is counted, first of all, and nothing is to buy before somebody says so', async () => {
  await show();
  expect(chips()).toEqual(['All13', 'Open13']);
  expect(screen.getByRole('button', { name: 'All 13' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dry bag, 20 l, 3, packed' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Toothbrush, 2, packed' }));
  expect(chips()).toEqual(['All13', 'Open11']);
  expect(textOf(document.body)).toContain('Open a line to say that you lack it.');
  expect(costs()).toEqual(['Weight7 kg']);
});

test('what lacks says so, is one of those to buy and in the sum, until it is there', async () => {
  await show();
  press(row('Rain jacket'));
  fireEvent.click(screen.getByRole('radio', { name: 'To buy' }));
  expect(row('Rain jacket').textContent).toContain('to buy');
  expect(chips()).toEqual(['All13', 'Open13', 'To buy1']);
  expect(textOf(document.body)).toContain('One thing that you said you lack.');
  expect(costs()[0]).toBe('Still to buy€399.90');
  press(screen.getByRole('button', { name: 'To buy 1' }));
  expect(shownRows()[0]).toBe('Rain jacket, 3-layer × 2');
  expect(row('Tent').checkVisibility()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Have it' }));
  expect(row('Rain jacket').textContent).toMatch(/owned/u);
  expect(priceOf(row('Rain jacket')).text).toBe('Ad €399.90');
  expect(textOf(document.body)).toContain('Nothing is marked as missing.');
  press(screen.getByRole('button', { name: 'To buy 0' }));
  expect(textOf(document.body)).toContain('There is nothing left to buy. Show all');
  press(screen.getByRole('button', { name: 'Show all' }));
  expect(row('Tent').checkVisibility()).toBe(true);
  expect(chips()).toEqual(['All13', 'Open13']);
});

test('one link shows the prices of all lines in the fold', async () => {
  await show();
  costs();
  const before = inFold();
  press(screen.getByRole('button', { name: /^Show the prices of all \d+ lines$/u }));
  expect(inFold()).toBeGreaterThan(before + 5);
  press(screen.getByRole('button', { name: 'Show only what is missing' }));
  expect(inFold()).toBe(before);
});

test('what is hired is not lacking', async () => {
  await show();
  press(row('Kayak'));
  expect(screen.queryByRole('radio', { name: 'To buy' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Have it' }));
  expect(row('Kayak').textContent).toContain('owned');
  fireEvent.click(screen.getByRole('radio', { name: 'Hire there' }));
  expect(row('Kayak').textContent).toContain('hire there');
});

test('a line that is ticked under "Open" stays in place until the filter is chosen again', async () => {
  await show({ packed: ['tent'] });
  press(screen.getByRole('button', { name: 'Open 12' }));
  expect(shownRows()).not.toContain('Tent for two, 3-season');
  expect(screen.getByRole('status').textContent).toBe('12 lines');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Gas, 450 g, packed' }));
  expect(shownRows()).toHaveLength(12);
  press(screen.getByRole('button', { name: 'Open 11' }));
  expect(shownRows()).toHaveLength(11);
});

test('who packs sees the second list whole', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'You surely have' })).toBeDefined();
  expect(shownRows().slice(7)).toEqual([
    'Passport × 2',
    'Bank card and some cash',
    'Travel insurance card',
    'Toothbrush × 2',
    'Microfibre towel, large × 2',
    'USB cable × 2',
  ]);
});

test('where it is only read the second list is folded, and still in the page', async () => {
  await show({ mine: false });
  const fold = screen.getByRole('button', { name: 'You surely have 6' });
  expect(textOf(document.body)).toContain('Passport, toothbrush, USB cable');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(priceOf(row('Toothbrush')).href).toContain('https://');
  press(fold);
  expect(shownRows()).toHaveLength(13);
});

test('Up and Down move between rows, from tick to tick or from button to button; Enter opens', async () => {
  await show({ packed: ['sleeping-bag'] });
  press(screen.getByRole('button', { name: 'Open 12' }));
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
  press(screen.getByRole('button', { name: 'Open 13' }));
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

function inFold(): number {
  return document.querySelectorAll('[id] > ul > li a[rel^="sponsored"]').length;
}
