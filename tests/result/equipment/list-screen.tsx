import { fireEvent, render, within } from '@testing-library/react';
import { useEffect, useMemo, useState } from 'react';
import type { GearItem, Ownership } from '#src/domain/gear.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { EditedList, ListLine } from '#src/domain/list/apply-edits.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { EquipmentCategory } from '#src/domain/trip/recommendation.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { EquipmentSection } from '#src/result/equipment/equipment-section.tsx';
import { useListView } from '#src/result/equipment/use-list-view.ts';
import { resultIds } from '#src/result/result-ids.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { TWO_LISTS } from '#tests/fixtures/two-lists.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

function isShown(this: HTMLElement): boolean {
  return this.closest('[data-found="false"], [hidden]') === null;
}

/** happy-dom lays nothing out: what a filter or the fold hides is known from its attribute. */
export function knowVisibility(): void {
  HTMLElement.prototype.checkVisibility = isShown;
}

type Shown = {
  categories?: readonly EquipmentCategory[];
  packed?: string[];
  gear?: GearItem[];
  language?: Language;
  online?: boolean;
  /** False: the list is only to be read. */
  mine?: boolean;
  suggestions?: OwnLine[];
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

export async function show(options: Shown = {}) {
  const { categories: source = TWO_LISTS, language = 'en', online = true, watch } = options;
  const { mine = true, suggestions = [] } = options;
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
      onOwn: ({ id }: { id: string }, ownership: Ownership | null) =>
        setGear((before) => [
          ...before.filter((item) => item.id !== id),
          ...(ownership === null
            ? []
            : [ownedItem(id, ownership === 'lacking' ? { lacking: true } : {})]),
        ]),
    });
    return (
      <EquipmentSection
        ids={ids}
        textLanguage={language}
        origin="device"
        equipment={equipment}
        list={watched}
        own={own}
        gear={gear}
        travelers={2}
        suggestions={suggestions}
        view={list.view}
        online={online}
        {...(mine ? actions : { onChange: null, onOwn: null })}
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

export function press(button: HTMLElement): void {
  fireEvent.click(button);
}

export function key(name: string): void {
  if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key: name });
}

/** The buttons of the rows that are not folded away. */
export function rowButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('li button[aria-expanded]')];
}

export function rows(): string[] {
  return rowButtons().slice(0, 7).map(spoken);
}

export function shownRows(): string[] {
  return rowButtons()
    .filter((button) => button.checkVisibility())
    .map(nameAndQuantity);
}

export function openRows(): string[] {
  return rowButtons()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(nameAndQuantity);
}

export function row(name: string): HTMLElement {
  const found = rowButtons().find((button) => spoken(button).startsWith(name));
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
}

export function spoken(button: HTMLElement): string {
  return textOf(button).replaceAll(' ,', ',').trim();
}

function nameAndQuantity(button: HTMLElement): string {
  return textOf(button.firstElementChild ?? button).trim();
}

export function lineOf(button: HTMLElement): HTMLElement {
  const line = button.closest('li');
  if (line === null) throw new Error('no line');
  return line;
}

/** The price beside the row of a line, and where its link leads. */
export function priceOf(button: HTMLElement): { text: string; href: string | null } {
  const price = button.nextElementSibling;
  const href = price?.querySelector('a')?.getAttribute('href') ?? null;
  return { text: price === null ? '' : textOf(price), href };
}

/** The chips above the list, 'All 13'. */
export function chips(): string[] {
  const group = document.querySelector('fieldset');
  return [...(group?.querySelectorAll('button') ?? [])].map((chip) => textOf(chip));
}

/** Opens "What it would cost" and says its sums. */
export function costs(): string[] {
  const fold = within(document.body).getByRole('button', { name: 'What it would cost' });
  if (fold.getAttribute('aria-expanded') === 'false') press(fold);
  const sums = document.querySelectorAll('dl > div');
  return [...sums].map((sum) => textOf(sum));
}

export function textOf(element: Element): string {
  return plainSpaces(element.textContent ?? '');
}
