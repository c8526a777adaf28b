import { join } from 'node:path';
import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { BundledProduct, CatalogueRow } from './catalogue-row.ts';
import { readProducts } from './read-products.ts';

const ROWS = await readProducts(join(import.meta.dirname, 'products'));

/**
 * Every product of the catalogue, active and withdrawn, in the order in which they are offered:
 * the essential ones first, then by category, then by id. The bundled pack is written from it, and
 * the rows of a database are too.
 */
export const PRODUCTS: readonly BundledProduct[] = ROWS.toSorted(byImportance).map(
  ({ product }) => product,
);

function byImportance(a: CatalogueRow, b: CatalogueRow): number {
  if (a.essential !== b.essential) return a.essential ? -1 : 1;
  const category = categoryOf(a) - categoryOf(b);
  return category === 0 ? a.product.id.localeCompare(b.product.id, 'en') : category;
}

function categoryOf({ product }: CatalogueRow): number {
  return PRODUCT_CATEGORIES.indexOf(product.category);
}
