import * as v from 'valibot';
import {
  amountSchema,
  PRODUCT_CATEGORIES,
  PRODUCT_SEASONS,
  productSchema,
} from '#src/domain/catalogue.ts';
import { celsiusSchema } from '#src/domain/climate/climate.ts';
import type { Product } from '#src/domain/catalogue.ts';
import { isoDaySchema } from '#src/domain/days/day.ts';

type PositionedProduct = { product: Product; position: number };

/** Not trimmed: names are compared with what the database has. */
export const nameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() !== ''),
);
const optionalText = v.fallback(v.nullable(nameSchema), null);

const idSchema = v.union([
  v.pipe(v.string(), v.trim(), v.nonEmpty()),
  v.pipe(v.number(), v.transform(String)),
]);

/** The name of a linked entry; a database may send the entry in a list. */
const namedSchema = v.union([
  v.object({ name: nameSchema }),
  v.pipe(
    v.looseTuple([v.object({ name: nameSchema })]),
    v.transform(([entry]) => entry),
  ),
]);

/** Numeric columns come as numbers, or as text such as "89.90". */
const numberSchema = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/u), v.transform(Number)),
]);
const amountOrNull = v.fallback(v.nullable(v.pipe(numberSchema, amountSchema)), null);
const celsiusOrNull = v.fallback(v.nullable(v.pipe(numberSchema, celsiusSchema)), null);

const daySchema = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((timestamp) => timestamp.slice(0, 'YYYY-MM-DD'.length)),
      isoDaySchema,
    ),
  ),
  null,
);

const word = v.pipe(v.string(), v.trim(), v.toLowerCase());
const categorySchema = v.fallback(v.nullable(v.pipe(word, v.picklist(PRODUCT_CATEGORIES))), null);
const seasonSchema = v.fallback(v.nullable(v.pipe(word, v.picklist(PRODUCT_SEASONS))), null);
/** Words joined by hyphens: 'rain-jacket'. */
const jobSchema = v.fallback(
  v.nullable(v.pipe(word, v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u))),
  null,
);

const linkSchema = v.fallback(v.pipe(v.string(), v.transform(secureLink)), '');

/**
 * A row of product_details with the names of its terrain, climate and activity. Only the columns of
 * the specification are needed, and of those neither description, price nor link. Without a position
 * the row comes last.
 */
export const productRowSchema = v.pipe(
  v.object({
    id: idSchema,
    status: v.literal('active'),
    name: nameSchema,
    name_de: optionalText,
    description: optionalText,
    description_de: optionalText,
    category: categorySchema,
    price: amountOrNull,
    price_checked_on: daySchema,
    affiliate_link: linkSchema,
    weight_g: amountOrNull,
    job: jobSchema,
    warmth: celsiusOrNull,
    volume: amountOrNull,
    season: seasonSchema,
    quantity: v.fallback(productSchema.entries.quantity, 'per-group'),
    position: amountOrNull,
    terrains: namedSchema,
    climates: namedSchema,
    activities: namedSchema,
  }),
  v.transform(({ position, terrains, climates, activities, ...row }): PositionedProduct => ({
    position: position ?? Number.MAX_SAFE_INTEGER,
    product: {
      ...row,
      name_de: row.name_de ?? row.name,
      description: row.description ?? '',
      description_de: row.description_de ?? row.description ?? '',
      terrain: terrains.name,
      climate: climates.name,
      activity: activities.name,
    },
  })),
);

/** The https address of a web address; empty for anything else. */
function secureLink(link: string): string {
  if (!URL.canParse(link)) return '';
  const url = new URL(link);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' && url.username === '' ? url.href : '';
}
