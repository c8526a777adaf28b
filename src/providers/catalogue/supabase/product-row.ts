import * as v from 'valibot';
import { productSchema } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';

type PositionedProduct = { product: Product; position: number };

const namedSchema = v.object({ name: v.string() });

/** Hosted Supabase sends numeric columns as numbers, other servers as text such as "89.90". */
const priceSchema = v.union([
  productSchema.entries.price,
  v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/u), v.transform(Number)),
]);

/** A row of product_details with its position and the names of its terrain, climate and activity. */
export const productRowSchema = v.pipe(
  v.object({
    ...v.omit(productSchema, ['terrain', 'climate', 'activity']).entries,
    price: priceSchema,
    position: v.number(),
    terrains: namedSchema,
    climates: namedSchema,
    activities: namedSchema,
  }),
  v.transform(({ position, terrains, climates, activities, ...columns }): PositionedProduct => ({
    position,
    product: {
      ...columns,
      terrain: terrains.name,
      climate: climates.name,
      activity: activities.name,
    },
  })),
);
