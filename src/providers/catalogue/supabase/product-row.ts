import * as v from 'valibot';
import { productSchema } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';

type PlacedProduct = { product: Product; position: number };

const namedSchema = v.object({ name: v.string() });

/** A numeric column: hosted Supabase sends a number, other servers the text "89.90". */
const priceSchema = v.union([
  productSchema.entries.price,
  v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/u), v.transform(Number)),
]);

/** A row of product_details with the names of its three entries, as the product read asks for it. */
export const productRowSchema = v.pipe(
  v.object({
    ...v.omit(productSchema, ['terrain', 'climate', 'activity']).entries,
    price: priceSchema,
    position: v.number(),
    terrains: namedSchema,
    climates: namedSchema,
    activities: namedSchema,
  }),
  v.transform(({ position, terrains, climates, activities, ...columns }): PlacedProduct => ({
    position,
    product: {
      ...columns,
      terrain: terrains.name,
      climate: climates.name,
      activity: activities.name,
    },
  })),
);
