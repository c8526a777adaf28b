// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { knowVisibility, press, row, show, shownRows, spoken } from './list-screen.tsx';
import { ownedItem } from '#tests/fixtures/owned.ts';

beforeAll(knowVisibility);
afterEach(cleanup);

/** The tent is in the second traveller's backpack, the stove's gas in it too, shared. */
function placed(line: ListLine): ListLine {
  if (line.id === 'tent') return { ...line, bag: 'backpack', whose: 2 };
  return line.id === 'gas' ? { ...line, bag: 'backpack', whose: 'shared' } : line;
}

const menu = (name: string) => screen.getByRole('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(menu(name), { target: { value } });
const optionsOf = (name: string) =>
  within(menu(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('one bag is shown with what it weighs, one person with what is theirs, both together too', async () => {
  await show({ watch: placed });
  expect(optionsOf('Only one bag').slice(0, 2)).toEqual(['Bag', 'Backpack (2)']);
  expect(optionsOf('Only one person').slice(0, 3)).toEqual([
    'Person',
    'Person 2 (1)',
    'Shared (1)',
  ]);
  choose('Only one bag', 'backpack');
  expect(shownRows()).toEqual(['Tent for two, 3-season', 'Gas, 450 g']);
  expect(plainSpaces(screen.getByText(/^2 lines, /u).textContent ?? '')).toBe('2 lines, 3.2 kg');
  choose('Only one person', '2');
  expect(shownRows()).toEqual(['Tent for two, 3-season']);
  choose('Only one bag', '');
  choose('Only one person', 'nobody');
  expect(shownRows()).not.toContain('Tent for two, 3-season');
  expect(screen.queryByText(/^\d+ lines, /u)).toBeNull();
});

test('nothing in the bag of that person says so, and leads back to all', async () => {
  await show({ watch: placed, packed: ['tent'] });
  choose('Only one person', '2');
  press(screen.getByRole('button', { name: /^Open/u }));
  expect(shownRows()).toEqual([]);
  screen.getByText(/There is nothing like this on the list/u);
  press(screen.getByRole('button', { name: 'Show all' }));
  expect(shownRows().length).toBeGreaterThan(3);
});

test('of a line with a quantity it is said how many are to buy', async () => {
  await show({
    gear: [ownedItem('dry-bag', { lacking: true }), ownedItem('tent', { lacking: true })],
  });
  expect(spoken(row('Dry bag'))).toContain('3 to buy');
  expect(spoken(row('Tent for two'))).toMatch(/[^\d] to buy/u);
});
