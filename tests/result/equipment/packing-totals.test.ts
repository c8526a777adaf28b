import { expect, test } from 'vitest';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { linesOf, sourcesOf } from '#src/result/equipment/packing-list.ts';
import { packingTotals } from '#src/result/equipment/packing-totals.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { TWO_LISTS } from '#tests/fixtures/two-lists.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';
import { packingList } from '#tests/helpers/packing-list.ts';

const HIGH_COAST = linesOf(packingList(HIGH_COAST_EN.sections.recommendedEquipment));
const [RAIN_JACKET] = HIGH_COAST;

function totalsOf(lines: readonly ListLine[], lacking: string[] = [], packed: string[] = []) {
  const gear = lacking.map((id) => ownedItem(id, { lacking: true }));
  return packingTotals(lines, sourcesOf(lines, gear), packed);
}

/** Of p2 and p5. */
const LACKING_PRICE = HIGH_COAST.filter(({ id }) => id === 'p2' || id === 'p5').reduce(
  (sum, { price, quantity }) => sum + (price ?? 0) * quantity,
  0,
);

function product(id: string, changes: Partial<ListLine> = {}): ListLine {
  if (RAIN_JACKET === undefined) throw new Error('no product');
  return { ...RAIN_JACKET, id, price: 10, quantity: 1, weight_g: 100, ...changes };
}

test('the price counts whole quantities of what lacks; a tick changes what is packed only', () => {
  const totals = {
    stillToBuy: LACKING_PRICE,
    priceComplete: true,
    weight: 6130,
    weightComplete: true,
    packed: 0,
    lines: 8,
  };
  expect(totalsOf(HIGH_COAST, ['p2', 'p5'])).toEqual(totals);
  expect(totalsOf(HIGH_COAST, ['p2', 'p5'], ['p1', 'p3'])).toEqual({ ...totals, packed: 2 });
  expect(totalsOf(HIGH_COAST, ['p2', 'p5', 'elsewhere'], ['elsewhere'])).toEqual(totals);
});

test('only what lacks is paid for, and what is hired is not carried', () => {
  const forTrip = linesOf(
    packingList({ title: '', summary: '', offered: 9, categories: [...TWO_LISTS] }).filter(
      ({ part }) => part === 'trip',
    ),
  );
  expect(totalsOf(forTrip, ['tent', 'bag'])).toEqual({
    stillToBuy: 279 + 299.9,
    priceComplete: true,
    weight: 2400 + 2 * 900 + 820 + 3 * 130 + 2 * 390 + 2 * 80,
    weightComplete: true,
    packed: 0,
    lines: 7,
  });
});

test('an unknown weight makes the sum a lower bound; without any weight there is none', () => {
  const unknown = product('b', { weight_g: null });
  expect(totalsOf([product('a'), unknown])).toMatchObject({ weight: 100, weightComplete: false });
  expect(totalsOf([unknown])).toMatchObject({ weight: null, weightComplete: false });
});

test('an unknown price makes the sum a lower bound; without any price there is none', () => {
  const unpriced = product('b', { price: null });
  const both = [product('a'), unpriced];
  expect(totalsOf(both, ['a', 'b'])).toMatchObject({ stillToBuy: 10, priceComplete: false });
  expect(totalsOf([unpriced], ['b'])).toMatchObject({ stillToBuy: null, priceComplete: false });
  expect(totalsOf([unpriced])).toMatchObject({ stillToBuy: 0, priceComplete: true });
});
