import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readProducts } from '#data/catalogue/read-products.ts';

const CUTLERY =
  'cutlery-test | cutlery | Test cutlery | Testbesteck | | | Warm | | | 0.5 | | 11.95 | 55 | per-traveler | dm reise besteck | It is tried. | Es wird erprobt.';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'products-'));
  await cp('data/catalogue/products', folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

test('a row added to the table of a category is a product, general where it says nothing', async () => {
  await add('kitchen.txt', CUTLERY);
  const found = (await readProducts(folder)).find(({ product }) => product.id === 'cutlery-test');
  expect(found).toEqual({
    essential: false,
    product: {
      id: 'cutlery-test',
      job: 'cutlery',
      name: 'Test cutlery',
      name_de: 'Testbesteck',
      description: 'It is tried.',
      description_de: 'Es wird erprobt.',
      category: 'kitchen',
      terrain: 'Any terrain',
      climate: 'Warm',
      activity: 'Everyday travel',
      warmth: null,
      volume: 0.5,
      season: null,
      price: 11.95,
      price_checked_on: '2026-11-01',
      weight_g: 55,
      quantity: 'per-traveler',
      affiliate_link: 'https://www.dm.de/search?query=reise%20besteck',
      status: 'active',
    },
  });
});

test.each([
  [CUTLERY.replace('Testbesteck', ''), "'name_de' is missing"],
  [CUTLERY.replace('| Es wird erprobt.', ''), "'description_de' is missing"],
  [CUTLERY.replace('Warm', 'Lukewarm'), "'climate': "],
  [CUTLERY.replace('11.95', '11,95'), "'price': no number"],
  [CUTLERY.replace('| 55 |', '| -55 |'), "'weight_g': "],
  [CUTLERY.replace('per-traveler', 'each'), "'quantity': "],
  [CUTLERY.replace('| dm ', '| corner-shop '), "'shop': a shop of shop-search.ts"],
  [CUTLERY.replace('dm reise besteck', 'dm'), "'shop': a shop of shop-search.ts"],
  [`${CUTLERY} | once more`, '18 cells for 17 columns'],
])('%j is told with file, line and column', async (row, fault) => {
  const line = await add('kitchen.txt', row);
  await expect(readProducts(folder)).rejects.toThrow(
    `${join(folder, 'kitchen.txt')}:${line}: ${fault}`,
  );
});

test('a thing that is not bought names its category', async () => {
  const line = await add('not-bought.txt', 'spoon | spoon | | Spoon | Löffel');
  await expect(readProducts(folder)).rejects.toThrow(
    `${join(folder, 'not-bought.txt')}:${line}: 'category' is missing`,
  );
});

/** The line at which the row stands then. */
async function add(table: string, row: string): Promise<number> {
  const file = join(folder, table);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}${row}\n`);
  return text.split('\n').length;
}
