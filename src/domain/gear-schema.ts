import * as v from 'valibot';
import { PRODUCT_CATEGORIES, amountSchema } from './catalogue.ts';
import { celsiusSchema } from './climate/climate.ts';
import { instantSchema } from './days/instant.ts';
import { LANGUAGES } from './language/language.ts';

const nameSchema = v.optional(v.pipe(v.string(), v.nonEmpty()));

export const gearItemSchema = v.object({
  /** Id of the product it was when the traveller marked it as owned. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Its use; see `gearKey`. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** Its name in the languages in which it is known, at least one. */
  names: v.pipe(
    v.object({ en: nameSchema, de: nameSchema }),
    v.check((names) => LANGUAGES.some((language) => names[language] !== undefined), 'no name'),
  ),
  /** The category it is listed in; null for an unknown one. */
  kind: v.nullable(v.picklist(PRODUCT_CATEGORIES)),
  /** Degrees Celsius down to which it keeps warm; null where that says nothing. */
  warmth: v.nullable(celsiusSchema),
  /** Grams for one piece; null when unknown. */
  weight_g: v.nullable(amountSchema),
  addedAt: instantSchema,
  /** The traveller lacks it, and would have to buy it. */
  lacking: v.optional(v.literal(true)),
});

/** Something the traveller owns, or said to lack; it counts so in the list of every trip. */
export type GearItem = v.InferOutput<typeof gearItemSchema>;
