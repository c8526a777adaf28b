import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import {
  addOwnLine,
  bringBackOwnLine,
  changeOwnLine,
  editLine,
  namePerson,
  removeOwnLine,
  takeList,
} from '#src/domain/list/change-list.ts';
import { carryOver } from '#src/domain/list/carry-over.ts';
import { NO_EDITS, listEditsSchema } from '#src/domain/list/list-edits.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN, tickPacked } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { category, line, shown } from './lists.ts';

const TENT = line('tent-2', { job: 'tent', name: 'Tent for two' });
const HAT = line('hat-wool', { job: 'hat', name: 'Woolly hat', quantity: 2 });
const CAMP = category('Sleep and camp', [TENT]);
const LIST = { categories: [CAMP, category('Clothing', [HAT])] };

const KETTLE: OwnLine = {
  key: 'own-1',
  name: 'Kettle',
  quantity: 1,
  weight_g: 220,
  kind: null,
  part: 'trip',
  toBuy: false,
};

function after(...changes: OwnChange[]): TripOwn {
  return changes.reduce((own, how) => how(own), NOTHING_OWN);
}

function listAfter(...changes: OwnChange[]) {
  return applyEdits(LIST, after(...changes).listEdits);
}

test('without edits the list is as computed', () => {
  const list = applyEdits(LIST, NO_EDITS);
  expect(shown(list)).toMatchObject([TENT, HAT]);
  expect(shown(list).map(({ key }) => key)).toEqual(['tent', 'hat']);
  expect(list.away).toEqual([]);
});

test('a second line for one job, and one without a job, goes by its product', () => {
  const twice = { categories: [category('a', [TENT, line('tent-4', { job: 'tent' }), line('x')])] };
  expect(shown(applyEdits(twice, NO_EDITS)).map(({ key }) => key)).toEqual(['tent', 'tent-4', 'x']);
});

test('own lines stand under their headings, a category’s name is the category, and the others come last', () => {
  const list = listAfter(
    addOwnLine(KETTLE),
    addOwnLine({ ...KETTLE, key: 'own-2', name: 'Spork', group: 'Kitchen' }),
    addOwnLine({ ...KETTLE, key: 'own-3', name: 'Scarf', group: 'clothing' }),
    addOwnLine({ ...KETTLE, key: 'own-4', name: 'Pot', group: ' kitchen ' }),
    addOwnLine({ ...KETTLE, key: 'own-5', name: 'Comb', group: ' ' }),
  );
  expect(
    list.categories.map(({ name, own, products }) => [name, own, products.map((one) => one.name)]),
  ).toEqual([
    ['Sleep and camp', false, ['Tent for two']],
    ['Clothing', false, ['Woolly hat', 'Scarf']],
    ['Kitchen', true, ['Spork', 'Pot']],
    ['', true, ['Kettle', 'Comb']],
  ]);
  expect(new Set(list.categories.map(({ key }) => key)).size).toBe(4);
});

test('an own line that was stored before there were headings, or with a wrong one, is read', () => {
  const stored = { lines: [], people: [], own: [KETTLE, { ...KETTLE, key: 'own-2', group: 7 }] };
  const { own } = v.parse(listEditsSchema, stored);
  expect(own).toEqual([KETTLE, { ...KETTLE, key: 'own-2' }]);
});

test('name, quantity, note, bag and whose it is are the traveller’s where they are given', () => {
  const patch = { name: ' Old  tent ', quantity: 3, note: 'Pegs!', bag: 'boat', whose: 2 } as const;
  const [tent, hat] = shown(listAfter(editLine('tent', patch)));
  expect(tent).toMatchObject({
    name: 'Old tent',
    quantity: 3,
    note: 'Pegs!',
    bag: 'boat',
    whose: 2,
    unchanged: { name: 'Tent for two', quantity: 1 },
  });
  expect(hat).toMatchObject({ name: 'Woolly hat', note: '', bag: null, whose: null });
});

test('a value that is taken back is as computed again, and nothing is left of the edit', () => {
  const own = after(
    editLine('tent', { name: 'Mine', bag: 'boat' }),
    editLine('tent', { name: '  ', bag: null }),
  );
  expect(own.listEdits).toEqual(NO_EDITS);
});

test('a line that is not needed stays away when the list is computed again, until it is brought back', () => {
  const own = after(editLine('hat', { away: true }));
  const again = { categories: [category('Warm', [line('hat-fleece', { job: 'hat' })]), CAMP] };
  const list = applyEdits(again, carryOver(LIST, own, again).listEdits);
  expect(shown(list).map(({ id }) => id)).toEqual(['tent-2']);
  expect(list.away.map(({ id }) => id)).toEqual(['hat-fleece']);
  expect(list.categories.map(({ name }) => name)).toEqual(['Sleep and camp']);
  const back = editLine('hat', { away: false })(own);
  expect(applyEdits(again, back.listEdits).away).toEqual([]);
});

test('own lines stand last in their part and are edited as others are', () => {
  const list = listAfter(
    addOwnLine(KETTLE),
    addOwnLine({ ...KETTLE, key: 'own-2', name: 'Chess', part: 'have' }),
    editLine('own-1', { quantity: 2, whose: 'shared' }),
    changeOwnLine('own-1', { toBuy: true, weight_g: 250 }),
  );
  expect(list.categories.map(({ part, own }) => [part, own])).toEqual([
    ['trip', false],
    ['trip', false],
    ['trip', true],
    ['have', true],
  ]);
  expect(list.categories[2]?.products).toMatchObject([
    { id: 'own-1', name: 'Kettle', quantity: 2, whose: 'shared', toBuy: true, weight_g: 250 },
  ]);
});

test('a nameless line is not added, and the same one is added once', () => {
  expect(listAfter(addOwnLine({ ...KETTLE, name: ' \n ' })).categories).toHaveLength(2);
  const twice = listAfter(addOwnLine(KETTLE), addOwnLine({ ...KETTLE, name: 'Pot' }));
  expect(twice.categories.at(-1)?.products.map(({ name }) => name)).toEqual(['Pot']);
});

test('a removed line of one’s own takes its edits and ticks with it', () => {
  const own = after(
    addOwnLine(KETTLE),
    editLine('own-1', { note: 'Lid' }),
    tickPacked(['own-1', 'tent'], true),
    removeOwnLine('own-1'),
  );
  expect(own).toEqual({ ...NOTHING_OWN, packed: ['tent'] });
});

test('a removed line of one’s own is brought back with its edits and ticks', () => {
  const own = after(
    addOwnLine(KETTLE),
    editLine('own-1', { note: 'Lid' }),
    tickPacked(['own-1'], true),
  );
  const removed = editLine('tent', { bag: 'boat' })(removeOwnLine('own-1')(own));
  const back = bringBackOwnLine('own-1', own)(removed);
  expect(back.packed).toEqual(['own-1']);
  expect(back.listEdits.own).toEqual(own.listEdits.own);
  expect(shown(applyEdits(LIST, back.listEdits))).toMatchObject([
    { key: 'tent', bag: 'boat' },
    { key: 'hat' },
    { key: 'own-1', note: 'Lid' },
  ]);
});

test('a ticked line stays ticked where another product does the same job', () => {
  const again = { categories: [category('Camp', [line('tent-3-winter', { job: 'tent' })])] };
  const own = carryOver(LIST, after(tickPacked(['tent'], true)), again);
  const [tent] = shown(applyEdits(again, own.listEdits));
  expect(tent?.id).toBe('tent-3-winter');
  expect(own.packed).toContain(tent?.key);
});

test('a ticked or edited line that is no longer computed stays as one’s own, with its edits', () => {
  const before = after(tickPacked(['tent'], true), editLine('hat', { note: 'The red one' }));
  const own = carryOver(LIST, before, { categories: [] });
  expect(shown(applyEdits({ categories: [] }, own.listEdits))).toMatchObject([
    { key: 'tent', name: 'Tent for two', own: true, weight_g: 100, note: '' },
    { key: 'hat', name: 'Woolly hat', own: true, quantity: 2, note: 'The red one' },
  ]);
  const computedAgain = carryOver({ categories: [] }, own, LIST);
  expect(computedAgain.listEdits.own).toEqual([]);
  expect(shown(applyEdits(LIST, computedAgain.listEdits))).toMatchObject([
    { key: 'tent', own: false },
    { key: 'hat', own: false, note: 'The red one' },
  ]);
});

test('what nobody touched, and what was set aside, goes when it is no longer computed', () => {
  const before = after(editLine('hat', { away: true }));
  const own = carryOver(LIST, before, { categories: [] });
  expect(applyEdits({ categories: [] }, own.listEdits)).toEqual({ categories: [], away: [] });
});

test('travellers have names by their number', () => {
  const own = after(namePerson(2, ' Jonas '), namePerson(1, 'Anna'), namePerson(3, ''));
  expect(own.listEdits.people).toEqual(['Anna', 'Jonas', '']);
});

test('another trip’s list adds what this one does not have', () => {
  const last = after(
    addOwnLine(KETTLE),
    editLine('hat', { away: true }),
    editLine('tent', { bag: 'boat' }),
    namePerson(1, 'Anna'),
  ).listEdits;
  const own = after(editLine('tent', { bag: 'bike' }), takeList(last), takeList(last));
  const list = applyEdits(LIST, own.listEdits);
  expect(shown(list)).toMatchObject([{ key: 'tent', bag: 'bike' }, { name: 'Kettle' }]);
  expect(own.listEdits.people).toEqual(['Anna']);
});
