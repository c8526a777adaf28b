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
  /** Its use: products with the same job replace each other. */
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
  weight_g: number;
  quantity: QuantityRule;
  /** Typical price in euro for one piece, or for one set where the name says so. */
  price: number;
  /** Made by one of the functions of shop-search.ts. */
  shop: string;
};

/** A row that names its category. */
type CategorizedRow<Row> = Row & { category: ProductCategory };

/** A product of which everything is known that there is to know of its kind. */
export type BundledProduct = {
  [Column in Exclude<keyof Product, Varying>]: NonNullable<Product[Column]>;
} & Pick<Product, Varying>;

/** Columns that only some kinds of products have. */
type Varying = 'warmth' | 'volume' | 'season' | 'price' | 'price_checked_on';

/** A product and whether it comes before the others. */
export type CatalogueRow = { product: BundledProduct; essential: boolean };

/** The active products of one category. */
export function products(category: ProductCategory, rows: readonly ProductRow[]): CatalogueRow[] {
  return rows.map(({ shop, ...row }) =>
    catalogueRow({ ...row, category, affiliate_link: shop, status: 'active' }),
  );
}

/** Products that are not offered (any more). */
export function withdrawn(rows: readonly CategorizedRow<ProductRow>[]): CatalogueRow[] {
  return rows.map(({ shop, ...row }) =>
    catalogueRow({ ...row, affiliate_link: shop, status: 'inactive' }),
  );
}

/** Things without price and shop: everybody has them, or hires them at the place. */
export function notBought(
  rows: readonly CategorizedRow<Omit<ProductRow, 'price' | 'shop'>>[],
): CatalogueRow[] {
  return rows.map((row) =>
    catalogueRow({ ...row, affiliate_link: '', status: 'active', price: null }),
  );
}

type WholeRow = CategorizedRow<Omit<ProductRow, 'price' | 'shop'>> &
  Pick<Product, 'price' | 'affiliate_link' | 'status'>;

function catalogueRow({ essential = false, ...row }: WholeRow): CatalogueRow {
  const product = {
    ...GENERAL,
    warmth: null,
    volume: null,
    season: null,
    ...row,
    price_checked_on: row.price === null ? null : PRICE_CHECKED_ON,
  };
  return { product, essential };
}
