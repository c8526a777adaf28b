// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GearItem } from '#src/domain/gear.ts';
import type { Language } from '#src/domain/language.ts';
import type { EquipmentCategory } from '#src/domain/recommendation.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { EquipmentSection } from '#src/result/equipment/equipment-section.tsx';
import type { EditedList, ListLine } from '#src/domain/list/apply-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip-own.ts';
import type { OwnChange } from '#src/domain/trip-own.ts';
import { useListView } from '#src/result/equipment/use-list-view.ts';
import { resultIds } from '#src/result/result-ids.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { TWO_LISTS } from '#tests/fixtures/two-lists.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

/** happy-dom lays nothing out: what a filter or the fold hides is known from its attribute. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  HTMLElement.prototype.checkVisibility = isShown;
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
    'Quantity3',
  ]) {
    expect(text).toContain(part);
  }
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

function isShown(this: HTMLElement): boolean {
  return this.closest('[data-found="false"], [hidden]') === null;
}

type Shown = {
  categories?: readonly EquipmentCategory[];
  packed?: string[];
  gear?: GearItem[];
  language?: Language;
  online?: boolean;
  /** In the place of each line. */
  watch?: (line: ListLine) => ListLine;
};

function withLines(list: EditedList, watch: Shown['watch']): EditedList {
  if (watch === undefined) return list;
  const categories = list.categories.map((category) => ({
    ...category,
    products: category.products.map(watch),
  }));
  return { ...list, categories };
}

async function show(options: Shown = {}) {
  const { categories: source = TWO_LISTS, language = 'en', online = true, watch } = options;
  const i18n = await createI18n(language, ['result']);
  const equipment = { title: '', summary: '', categories: [...source], offered: 500 };
  let latest: ReturnType<typeof useListView> | null = null;
  function Section() {
    const ids = useMemo(() => resultIds('r'), []);
    const [own, setOwn] = useState({ ...NOTHING_OWN, packed: options.packed ?? [] });
    const list = useListView(equipment, own.listEdits);
    useEffect(() => {
      latest = list;
    });
    const watched = useMemo(() => withLines(list.list, watch), [list.list]);
    const [gear, setGear] = useState(options.gear ?? []);
    const [actions] = useState({
      onChange: (how: OwnChange) => setOwn(how),
      onOwn: ({ id }: { id: string }, owned: boolean) => setGear(owned ? [ownedItem(id)] : []),
    });
    return (
      <EquipmentSection
        ids={ids}
        headingLevel={2}
        textLanguage={language}
        origin="device"
        equipment={equipment}
        list={watched}
        own={own}
        gear={gear}
        view={list.view}
        online={online}
        {...actions}
      />
    );
  }
  render(
    <TextsProvider i18n={i18n}>
      <Section />
    </TextsProvider>,
  );
  return { showLine: (productId: string) => latest?.showLine(productId) };
}

function press(button: HTMLElement): void {
  fireEvent.click(button);
}

function key(name: string): void {
  if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key: name });
}

/** The buttons of the rows that are not folded away. */
function rowButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('li button[aria-expanded]')];
}

function rows(): string[] {
  return rowButtons().slice(0, 7).map(spoken);
}

function shownRows(): string[] {
  return rowButtons()
    .filter((button) => button.checkVisibility())
    .map(nameAndQuantity);
}

function openRows(): string[] {
  return rowButtons()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(nameAndQuantity);
}

function row(name: string): HTMLElement {
  const found = rowButtons().find((button) => spoken(button).startsWith(name));
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
}

function spoken(button: HTMLElement): string {
  return textOf(button).replaceAll(' ,', ',').trim();
}

function nameAndQuantity(button: HTMLElement): string {
  return textOf(button.firstElementChild ?? button).trim();
}

function lineOf(button: HTMLElement): HTMLElement {
  const line = button.closest('li');
  if (line === null) throw new Error('no line');
  return line;
}

function totals(): string[] {
  const list = document.querySelector('dl');
  if (list === null) throw new Error('no totals');
  return [...within(list).getAllByRole('term')].map(({ parentElement }) =>
    textOf(parentElement ?? list),
  );
}

function textOf(element: Element): string {
  return plainSpaces(element.textContent ?? '');
}
