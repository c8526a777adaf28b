import { GENERAL } from '#src/domain/catalogue.ts';
import type {
  Product,
  ProductCategory,
  ProductSeason,
  QuantityRule,
} from '#src/domain/catalogue.ts';
import type { ActivityName, ClimateName, TerrainName } from './vocabulary.ts';

/** The day the typical prices were set. */
const PRICE_CHECKED_ON = '2026-11-01';

/**
 * A product as the files in products/ write it. Terrain, climate and activity are left out where
 * they are general; all three must fit a trip for the product to be offered.
 */
type ProductRow = {
  /** Never changes: saved trips and databases refer to it. */
  id: string;
  /** What it is used for: products with the same job replace each other. */
  job: string;
  /** Degrees Celsius down to which it keeps warm, where that tells it from its like. */
  warmth?: number;
  /** Litres that it holds. */
  volume?: number;
  /** Left out for any season. */
  season?: ProductSeason;
  name: string;
  name_de: string;
  description: string;
  description_de: string;
  terrain?: TerrainName;
  climate?: ClimateName;
  activity?: ActivityName;
  /** Offered before all other products: what a traveller would miss most. */
  essential?: boolean;
  /** Typical price in euro for one piece, or for one set where the name says so. */
  price: number;
  weight_g: number;
  quantity: QuantityRule;
  /** Made by one of the functions of shop-search.ts. */
  shop: string;
};

/** A product of which everything is known. */
export type BundledProduct = {
  [Column in Exclude<keyof Product, Measure>]: NonNullable<Product[Column]>;
} & Pick<Product, Measure>;

/** What only some kinds of products have. */
type Measure = 'warmth' | 'volume' | 'season';

/** A product and whether it comes before the others. */
export type CatalogueRow = { product: BundledProduct; essential: boolean };

/** The active products of one category. */
export function products(category: ProductCategory, rows: readonly ProductRow[]): CatalogueRow[] {
  return rows.map((row) => catalogueRow(row, category, 'active'));
}

/** Products that are not offered (any more); each names its category. */
export function withdrawn(
  rows: readonly (ProductRow & { category: ProductCategory })[],
): CatalogueRow[] {
  return rows.map(({ category, ...row }) => catalogueRow(row, category, 'inactive'));
}

function catalogueRow(
  { shop, essential = false, ...row }: ProductRow,
  category: ProductCategory,
  status: Product['status'],
): CatalogueRow {
  const product = {
    ...GENERAL,
    warmth: null,
    volume: null,
    season: null,
    ...row,
    category,
    status,
    affiliate_link: shop,
    price_checked_on: PRICE_CHECKED_ON,
  };
  return { product, essential };
}
