import { join } from 'node:path';
import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { ProductCategory } from '#src/domain/catalogue.ts';
import { readTable } from '../tables/read-table.ts';
import { catalogueRow } from './catalogue-row.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { notBoughtRowSchema, productRowSchema, withdrawnRowSchema } from './product-row.ts';

/** All products of the tables of a folder: one a category, not-bought.txt and withdrawn.txt. */
export async function readProducts(folder: string): Promise<CatalogueRow[]> {
  const tables = await Promise.all([
    ...PRODUCT_CATEGORIES.map((category) => readOffered(folder, category)),
    readNotBought(folder),
    readWithdrawn(folder),
  ]);
  return tables.flat();
}

async function readOffered(folder: string, category: ProductCategory): Promise<CatalogueRow[]> {
  const rows = await readTable(join(folder, `${category}.txt`), productRowSchema);
  return rows.map(({ shop, ...row }) =>
    catalogueRow({ ...row, category, affiliate_link: shop, status: 'active' }),
  );
}

/** Things without price and shop: everybody has them, or hires them at the place. */
async function readNotBought(folder: string): Promise<CatalogueRow[]> {
  const rows = await readTable(join(folder, 'not-bought.txt'), notBoughtRowSchema);
  return rows.map((row) =>
    catalogueRow({ ...row, affiliate_link: '', status: 'active', price: null }),
  );
}

/** Products that are not offered (any more). */
async function readWithdrawn(folder: string): Promise<CatalogueRow[]> {
  const rows = await readTable(join(folder, 'withdrawn.txt'), withdrawnRowSchema);
  return rows.map(({ shop, ...row }) =>
    catalogueRow({ ...row, affiliate_link: shop, status: 'inactive' }),
  );
}
