import { expect, test } from 'vitest';
import { CAMPING_FOR_TWO, EXAMPLE_LIST } from '#src/pages/landing/gear/example-list.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const TRAVELERS = 2;

/** The products behind each drawn group. */
const CAMPING: Record<(typeof CAMPING_FOR_TWO)[number]['group'], readonly string[]> = {
  sleep: [
    'tent-two',
    'mat-insulated',
    'sleeping-bag-3-season',
    'pillow-inflatable',
    'repair-kit-camp',
  ],
  carry: ['backpack-trek-60'],
  kitchen: ['stove-gas', 'pot-set', 'mug-insulated', 'knife-pocket'],
};

const products = await everyProduct();

test.each(EXAMPLE_LIST)('the price of $id is that of the catalogue', ({ id, euro }) => {
  expect(productOf(id).price).toBe(euro);
});

test.each(CAMPING_FOR_TWO)('the weight of $group is that of the catalogue', ({ group, grams }) => {
  const weights = CAMPING[group].map((id) => {
    const { weight_g, quantity } = productOf(id);
    return (weight_g ?? 0) * (quantity === 'per-traveler' ? TRAVELERS : 1);
  });
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(grams);
});

async function everyProduct() {
  const catalogue = createBundledCatalogue(createFileDataPack());
  const { terrains, climates, activities } = await catalogue.vocabulary();
  const found = await catalogue.productsFor({
    terrains: namesOf(terrains),
    climates: namesOf(climates),
    activities: namesOf(activities),
  });
  return new Map(found.map((product) => [product.id, product]));
}

function namesOf(entries: { name: string }[]): string[] {
  return entries.map(({ name }) => name);
}

function productOf(id: string) {
  const product = products.get(id);
  if (product === undefined) throw new Error(`${id} is not an active product`);
  return product;
}
