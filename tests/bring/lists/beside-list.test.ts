import { expect, test } from 'vitest';
import { additionOf, besideList, isChosenAtFirst, isMore } from '#src/bring/lists/beside-list.ts';
import { knownLines } from '#src/bring/lists/known-lines.ts';
import { readList } from '#src/bring/lists/read-list.ts';
import { addLines, takeLinesBack } from '#src/domain/list/add-lines.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { addOwnLine, editLine } from '#src/domain/list/change-list.ts';
import { listEditsSchema } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN, tickPacked } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import * as v from 'valibot';
import { category, harmonica, line } from '#tests/domain/list/lists.ts';

const LISTS = {
  en: {
    categories: [
      category('Clothing', [
        line('shirt', { job: 'shirt', name: 'T-shirt', quantity: 2 }),
        line('hat', { job: 'hat', name: 'Woolly hat' }),
      ]),
      category('Sun', [line('cream', { job: 'cream', name: 'Sunscreen, factor 30' })]),
      category(
        'Papers',
        [line('pass', { job: 'pass', name: 'Passport or identity card' })],
        'have',
      ),
    ],
  },
  de: {
    categories: [
      category('Kleidung', [line('socks', { job: 'socks', name: 'Wollsocken' })]),
      category('Sonne', [line('cream', { job: 'cream', name: 'Sonnencreme, Faktor 30' })]),
    ],
  },
};

const BEFORE = [
  addOwnLine(harmonica),
  editLine('hat', { away: true }),
  tickPacked(['cream'], true),
].reduce<TripOwn>((own, how) => how(own), NOTHING_OWN);

function wordingOf(list: typeof LISTS.en) {
  return {
    place: '',
    recommendation: {
      sections: {
        weather: { title: '', summary: '', temperature: null, conditions: [] },
        recommendedEquipment: { title: '', summary: '', offered: null, ...list },
        activities: { title: '', summary: '', suggestions: [] },
      },
    },
  };
}

async function beside(text: string, { listEdits }: TripOwn = BEFORE) {
  const wordings = { en: wordingOf(LISTS.en), de: wordingOf(LISTS.de) };
  const { groups } = await readList(text);
  return besideList(groups, knownLines({ wordings, listEdits }));
}

async function statesOf(text: string) {
  return (await beside(text)).flatMap(({ lines }) => lines.map(({ is }) => is));
}

let count = 0;
const newKey = () => `own-new-${(count += 1)}`;

async function added(text: string, withTicks = true): Promise<{ own: TripOwn; undo: OwnChange }> {
  const groups = await beside(text);
  const addition = additionOf(
    groups,
    (one) => isChosenAtFirst(one) || isMore(one) || one.is === 'away',
    {
      withTicks,
      newKey,
    },
  );
  return { own: addLines(addition)(BEFORE), undo: takeLinesBack(addition, BEFORE) };
}

test.each([
  't shirt',
  'T-SHIRTS',
  'Sonnencreme',
  'sunscreen',
  'Sunscreen, factor 30',
  'Wollsocke',
  'Passport',
  'identity cards',
  'harmonicas',
  '🎺 Harmonica',
])('“%s” is on the list already', async (text) => {
  expect(await statesOf(`- ${text}`)).toEqual(['here']);
});

test('another thing, one that was set aside, and one that stands twice in the text', async () => {
  expect(await statesOf('- Sun hat\n- Woolly hats\n- Tent\n- tent')).toEqual([
    'new',
    'away',
    'new',
    'twice',
  ]);
});

test('only more than there is can be taken of what is on the list', async () => {
  const lines = (await beside('- 3x T-shirt\n- 2x T-shirt\n- Harmonica')).flatMap(
    (group) => group.lines,
  );
  expect(lines.map(isMore)).toEqual([true, false, false]);
});

test('new lines come under their headings, with weight, note and tick, and all of it is undone', async () => {
  const text =
    'Kitchen:\n- [x] 2x Spork 9 g\n- Pot https://example.org\n- 3x T-shirt\n- Woolly hat';
  const { own, undo } = await added(text);
  expect(v.parse(listEditsSchema, own.listEdits)).toEqual(own.listEdits);
  const { categories, away } = applyEdits(LISTS.en, own.listEdits);
  const kitchen = categories.find(({ name }) => name === 'Kitchen');
  expect(kitchen).toMatchObject({
    own: true,
    part: 'trip',
    products: [
      { name: 'Spork', quantity: 2, weight_g: 9, own: true },
      { name: 'Pot', note: 'https://example.org' },
    ],
  });
  expect(away).toEqual([]);
  expect(categories[0]?.products).toMatchObject([
    { name: 'T-shirt', quantity: 3 },
    { name: 'Woolly hat' },
  ]);
  expect(own.packed).toEqual(['cream', kitchen?.products[0]?.key]);
  expect(undo(own)).toEqual(BEFORE);
});

test('without the ticks nothing is packed', async () => {
  expect((await added('- [x] Spork', false)).own.packed).toEqual(['cream']);
});

test('a heading of the list’s own takes the lines in, and a name that is too long is cut', async () => {
  const long = `${'very '.repeat(30)}long name`;
  const { own } = await added(`clothing:\n- Gloves\n- ${long}`);
  const [clothing] = applyEdits(LISTS.en, own.listEdits).categories;
  expect(clothing).toMatchObject({ name: 'Clothing', own: false });
  const names = clothing?.products.map(({ name }) => name) ?? [];
  expect(names.slice(0, 2)).toEqual(['T-shirt', 'Gloves']);
  const cut = clothing?.products.at(-1);
  expect(`${cut?.name ?? ''} ${cut?.note ?? ''}`).toBe(long);
});

test('the parts of a list of ours are no headings', async () => {
  const { own } = await added(
    'X\n\nYou surely have\n---------------\n[ ] Comb × 2\n\nPlanned with Fernweh\n',
  );
  expect(own.listEdits.own.at(-1)).toMatchObject({ name: 'Comb', quantity: 2, part: 'have' });
  expect(own.listEdits.own.at(-1)).not.toHaveProperty('group');
});
