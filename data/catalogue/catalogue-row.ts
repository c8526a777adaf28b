import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product, ProductCategory } from '#src/domain/catalogue.ts';
import type * as v from 'valibot';
import type { notBoughtRowSchema } from './product-row.ts';

/** The day the typical prices were set. */
const PRICE_CHECKED_ON = '2026-11-01';

/** A product of which everything is known that there is to know of its kind. */
export type BundledProduct = {
  [Column in Exclude<keyof Product, Varying>]: NonNullable<Product[Column]>;
} & Pick<Product, Varying>;

/** Fields that only some kinds of products have. */
type Varying = 'warmth' | 'volume' | 'season' | 'price' | 'price_checked_on';

/** A product and whether it comes before the others. */
export type CatalogueRow = { product: BundledProduct; essential: boolean };

type WholeRow = v.InferOutput<typeof notBoughtRowSchema> &
  Pick<BundledProduct, 'price' | 'affiliate_link' | 'status'> & { category: ProductCategory };

/** A row as the catalogue has it: what the tables leave empty is general, or null. */
export function catalogueRow({ essential, ...row }: WholeRow): CatalogueRow {
  const product = {
    ...GENERAL,
    warmth: null,
    volume: null,
    season: null,
    ...row,
    price_checked_on: row.price === null ? null : PRICE_CHECKED_ON,
  };
  return { product, essential: essential === 'yes' };
}
