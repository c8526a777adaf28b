import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product, ProductCategory, QuantityRule } from '#src/domain/catalogue.ts';
import type { ActivityName, ClimateName, TerrainName } from './vocabulary.ts';

/** The day the typical prices were set. */
const PRICE_CHECKED_ON = '2026-11-01';

/**
 * A product as the files in products/ write it. Terrain, climate and activity are left out where
 * they are general; all three must fit a trip for the product to be offered.
 */
type ProductRow = {
  /** Never changes: saved trips and databases know a product by it. */
  id: string;
  name: string;
  name_de: string;
  description: string;
  description_de: string;
  terrain?: TerrainName;
  climate?: ClimateName;
  activity?: ActivityName;
  /** Typical price in euro for one piece, or for one set where the name says so. */
  price: number;
  weight_g: number;
  quantity: QuantityRule;
  /** Made by one of the functions of shop-search.ts. */
  shop: string;
};

/** The active products of one category. */
export function products(category: ProductCategory, rows: readonly ProductRow[]): Product[] {
  return rows.map((row) => productOf(row, category, 'active'));
}

/** Products that are not offered (any more); each names its category. */
export function withdrawn(
  rows: readonly (ProductRow & { category: ProductCategory })[],
): Product[] {
  return rows.map(({ category, ...row }) => productOf(row, category, 'inactive'));
}

function productOf(
  { shop, ...row }: ProductRow,
  category: ProductCategory,
  status: Product['status'],
): Product {
  return {
    ...GENERAL,
    ...row,
    category,
    status,
    affiliate_link: shop,
    price_checked_on: PRICE_CHECKED_ON,
  };
}
