import * as v from 'valibot';
import {
  amountSchema,
  PRODUCT_CATEGORIES,
  PRODUCT_SEASONS,
  QUANTITY_RULES,
} from '#src/domain/catalogue.ts';
import { celsiusSchema } from '#src/domain/climate/climate.ts';
import { numberCell } from '../tables/cells.ts';
import { shopSearch } from './shop-search.ts';
import { VOCABULARY_NAMES } from './vocabulary.ts';

const amount = v.pipe(numberCell, amountSchema);

const NAMED = {
  /** Never changes: saved trips and databases refer to it. */
  id: v.string(),
  /** The product's job: products with the same job replace each other. */
  job: v.string(),
};

const CATEGORY = { category: v.picklist(PRODUCT_CATEGORIES) };

const TEXTS = {
  name: v.string(),
  name_de: v.string(),
  description: v.string(),
  description_de: v.string(),
};

/** Typical price in euro for one piece, or for one set where the name says so. */
const PRICE = { price: amount };

const FIGURES = {
  weight_g: amount,
  quantity: v.picklist(QUANTITY_RULES),
  /** Degrees Celsius down to which it keeps warm, where that tells it from its like. */
  warmth: v.exactOptional(v.pipe(numberCell, celsiusSchema)),
  /** Litres that it holds. */
  volume: v.exactOptional(amount),
  /** Empty for any season. */
  season: v.exactOptional(v.picklist(PRODUCT_SEASONS)),
  /** Empty where general; all three must fit a trip for the product to be offered. */
  terrain: v.exactOptional(v.picklist(VOCABULARY_NAMES.terrains)),
  climate: v.exactOptional(v.picklist(VOCABULARY_NAMES.climates)),
  activity: v.exactOptional(v.picklist(VOCABULARY_NAMES.activities)),
};

/** Offered before all other products: what a traveller would miss most. */
const ESSENTIAL = { essential: v.exactOptional(v.literal('yes')) };

/** A shop and German words to search by there: 'dm sonnencreme'. */
const SHOP = {
  shop: v.pipe(
    v.string(),
    v.transform(shopSearch),
    v.string('a shop of shop-search.ts and the words to search by'),
  ),
};

/** A row of the table of a category, whose name is the file's. */
export const productRowSchema = v.object({
  ...NAMED,
  ...TEXTS,
  ...PRICE,
  ...FIGURES,
  ...ESSENTIAL,
  ...SHOP,
});

/** A row of not-bought.txt: without price and shop. */
export const notBoughtRowSchema = v.object({
  ...NAMED,
  ...CATEGORY,
  ...TEXTS,
  ...FIGURES,
  ...ESSENTIAL,
});

/** A row of withdrawn.txt. */
export const withdrawnRowSchema = v.object({
  ...NAMED,
  ...CATEGORY,
  ...TEXTS,
  ...PRICE,
  ...FIGURES,
  ...SHOP,
});
