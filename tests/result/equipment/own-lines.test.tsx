// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import {
  knowVisibility,
  lineOf,
  press,
  row,
  rowButtons,
  show,
  spoken,
  textOf,
  chips,
  priceOf,
} from './list-screen.tsx';

const HAMMOCK: OwnLine = {
  key: 'own-h',
  name: 'Hammock',
  quantity: 1,
  weight_g: 500,
  kind: null,
  part: 'trip',
  toBuy: false,
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  knowVisibility();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('quantity changes the price and the weight', async () => {
  await show();
  press(row('Dry bag'));
  press(screen.getByRole('button', { name: 'More: Dry bag, 20 l' }));
  expect(spoken(row('Dry bag'))).toContain('Dry bag, 20 l × 4, Sea 10 °C, wet stays wet, 520 g');
  expect(priceOf(row('Dry bag')).text).toBe('Ad €79.60');
  press(screen.getByRole('button', { name: 'Fewer: Dry bag, 20 l' }));
  expect(priceOf(row('Dry bag')).text).toBe('Ad €59.70');
});

test('a line has a bag, a person and a note, and the row says bag and person', async () => {
  await show();
  press(row('Dry bag'));
  fireEvent.change(screen.getByLabelText('Bag'), { target: { value: 'boat' } });
  press(screen.getByRole('radio', { name: 'Person 2' }));
  press(screen.getByRole('button', { name: 'Note' }));
  type(screen.getByLabelText('Note for “Dry bag, 20 l”'), 'The green one');
  expect(spoken(row('Dry bag'))).toMatch(/Boat, 2?Person 2, 390 g/u);
  expect(textOf(lineOf(row('Dry bag')))).toContain('The green one');
});

test('travellers get names', async () => {
  await show();
  press(row('Dry bag'));
  press(screen.getByRole('button', { name: 'Names of the travelers' }));
  fireEvent.change(screen.getByLabelText('Person 2', { selector: '[type=text]' }), {
    target: { value: 'Jonas' },
  });
  press(screen.getByRole('radio', { name: 'Jonas' }));
  expect(spoken(row('Dry bag'))).toContain('Jonas');
});

test('a renamed line keeps its name; an emptied name is as computed again', async () => {
  await show();
  press(row('Dry bag'));
  press(screen.getByRole('button', { name: 'Rename' }));
  type(screen.getByLabelText('Name for “Dry bag, 20 l”'), 'Sack');
  expect(spoken(row('Sack'))).toContain('Sack × 3');
  press(screen.getByRole('button', { name: 'Rename' }));
  fireEvent.keyDown(screen.getByLabelText('Name for “Dry bag, 20 l”'), { key: 'Escape' });
  expect(screen.queryByLabelText('Name for “Dry bag, 20 l”')).toBeNull();
  press(screen.getByRole('button', { name: 'Rename' }));
  type(screen.getByLabelText('Name for “Dry bag, 20 l”'), '');
  expect(spoken(row('Dry bag'))).toContain('Dry bag, 20 l × 3');
});

test('what is not needed goes, with undo beside it, and can be brought back later', async () => {
  await show();
  press(row('Sun hat'));
  press(screen.getByRole('button', { name: 'Not needed' }));
  expect(names()).not.toContain('Sun hat');
  expect(chips()[0]).toBe('All12');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  press(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toContain('Sun hat');
  press(screen.getByRole('button', { name: 'Not needed' }));
  press(screen.getByRole('button', { name: '1 line set aside as not needed' }));
  press(screen.getByRole('button', { name: 'Bring back: Sun hat' }));
  expect(names()).toContain('Sun hat');
  expect(screen.queryByText(/set aside as not needed/u)).toBeNull();
});

test('own lines are added by Enter, one after another, and counted', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: 'Add something of your own' });
  type(field, 'Kettle');
  type(field, '  ');
  type(field, 'Fishing rod');
  expect(names().slice(7, 9)).toEqual(['Kettle', 'Fishing rod']);
  expect(spoken(row('Kettle'))).toBe('Kettle, Added by you');
  expect(chips()).toEqual(['All15', 'Open15']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kettle, packed' }));
  expect(chips()).toEqual(['All15', 'Open14']);
});

test('an own line has a weight, is to buy or there, and can be removed with undo', async () => {
  await show();
  type(screen.getByRole('textbox', { name: 'Add something of your own' }), 'Kettle');
  press(row('Kettle'));
  fireEvent.change(screen.getByLabelText('Grams each'), { target: { value: '220' } });
  press(screen.getByRole('radio', { name: 'To buy' }));
  expect(spoken(row('Kettle'))).toBe('Kettle, Added by you, to buy, 220 g');
  press(screen.getByRole('button', { name: 'Remove' }));
  expect(names()).not.toContain('Kettle');
  press(screen.getByRole('button', { name: 'Undo' }));
  expect(spoken(row('Kettle'))).toBe('Kettle, Added by you, to buy, 220 g');
});

test('what was on an earlier list is offered, and added by a tap', async () => {
  await show({ suggestions: [HAMMOCK] });
  const offered = screen.getByRole('group', { name: 'Last time:' });
  press(within(offered).getByRole('button', { name: 'Hammock' }));
  expect(spoken(row('Hammock'))).toBe('Hammock, Added by you, 500 g');
});

function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  const form = field.closest('form');
  if (form === null) throw new Error('no form');
  fireEvent.submit(form);
}

function names(): string[] {
  return rowButtons().map((button) => spoken(button).replace(/(?:,| ×).*$/u, ''));
}
