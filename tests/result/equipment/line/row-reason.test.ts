import { expect, test } from 'vitest';
import { TWO_LISTS } from '#tests/fixtures/two-lists.ts';
import { rowReason } from '#src/result/equipment/line/row-reason.ts';
import { someNames } from '#src/result/equipment/some-names.ts';
import { packingList } from '#tests/helpers/packing-list.ts';

const [LINE] = TWO_LISTS.flatMap(({ products }) => products);

test.each([
  ['Nights 6–11 °C, and you sit still by the fire.', 'Nights 6–11 °C'],
  ['An gut 2,5 von 10 Tagen Regen; die Hose trocknet schnell.', 'An gut 2,5 von 10 Tagen Regen'],
  ['Light all night.', 'Light all night'],
  ['Nights near 6 °C and cool mornings on the water; dries overnight.', ''],
  ['', ''],
])('of an older trip the row shows the first clause of %j where it is short', (reason, shown) => {
  if (LINE === undefined) throw new Error('no line');
  const { shortReason: _, ...older } = LINE;
  expect(rowReason({ ...older, reason })).toBe(shown);
  expect(rowReason({ ...older, reason, shortReason: 'Sea 10 °C' })).toBe('Sea 10 °C');
});

test('the fold names a line of each category first, without details', () => {
  const have = packingList({
    title: '',
    summary: '',
    categories: TWO_LISTS.filter(({ part }) => part === 'have'),
    offered: null,
  });
  expect(someNames(have, 'en')).toBe('Passport, toothbrush, USB cable, bank card and some cash');
  expect(someNames(have, 'de')).toContain('Passport, Toothbrush');
});
