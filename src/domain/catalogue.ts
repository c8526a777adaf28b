import * as v from 'valibot';
import { celsiusSchema } from './climate/climate.ts';
import { isoDaySchema } from './days/day.ts';

/** A row of the lists terrains, climates and activities. The name is what counts. */
const vocabularyEntrySchema = v.object({
  id: v.union([v.number(), v.string()]),
  name: v.string(),
});

export type VocabularyEntry = v.InferOutput<typeof vocabularyEntrySchema>;

/** The three lists of the catalogue, read in parallel (specification, section 7). */
export const vocabularySchema = v.object({
  terrains: v.array(vocabularyEntrySchema),
  climates: v.array(vocabularyEntrySchema),
  activities: v.array(vocabularyEntrySchema),
});

export type Vocabulary = v.InferOutput<typeof vocabularySchema>;

/**
 * Entries of the bundled vocabulary that every analysis includes: they select the basic products. A
 * remote catalogue may lack them.
 */
export const GENERAL = {
  terrain: 'Any terrain',
  climate: 'All climates',
  activity: 'Everyday travel',
} as const;

/** The packing categories, in the order they are shown. */
export const PRODUCT_CATEGORIES = [
  'clothing',
  'footwear',
  'rain',
  'sun',
  'sleep-and-camp',
  'kitchen',
  'carry',
  'navigation-and-light',
  'health-and-safety',
  'insects',
  'water-sports',
  'snow-sports',
  'activity-gear',
  'camera-and-optics',
  'electronics',
  'documents-and-money',
  'hygiene',
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** How many of a product a trip needs: one for the group, or one for each traveller, or per days. */
export const QUANTITY_RULES = [
  'per-group',
  'per-traveler',
  'per-two-travelers',
  'per-day',
] as const;

export type QuantityRule = (typeof QUANTITY_RULES)[number];

/** 'three-season' is spring to autumn. */
export const PRODUCT_SEASONS = ['summer', 'three-season', 'winter'] as const;

/** An amount of money or weight. */
export const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

export const productSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The English name and description where there are no German ones. */
  name_de: v.string(),
  description: v.string(),
  description_de: v.string(),
  category: v.nullable(v.picklist(PRODUCT_CATEGORIES)),
  /** Typical price in euro, as of `price_checked_on`. */
  price: v.nullable(amountSchema),
  price_checked_on: v.nullable(isoDaySchema),
  /** An https address; empty without a link. */
  affiliate_link: v.union([v.literal(''), v.pipe(v.string(), v.startsWith('https://'))]),
  weight_g: v.nullable(amountSchema),
  quantity: v.picklist(QUANTITY_RULES),
  /** Its use, for example 'rain-jacket': products with the same job replace each other. */
  job: v.optional(v.nullable(v.string()), null),
  /**
   * Degrees Celsius down to which it keeps warm: the comfort temperature of a sleeping bag or mat,
   * the lowest water for a wetsuit and what goes with it, the air for clothing and shoes.
   */
  warmth: v.optional(v.nullable(celsiusSchema), null),
  /** Litres that it holds. */
  volume: v.optional(v.nullable(amountSchema), null),
  /** The season it is made for; null for any. */
  season: v.optional(v.nullable(v.picklist(PRODUCT_SEASONS)), null),
  status: v.picklist(['active', 'inactive']),
  terrain: v.string(),
  climate: v.string(),
  activity: v.string(),
});

/**
 * A row of product_details, its one terrain, one climate and one activity given by name. Only
 * active rows are ever offered. Fields that a catalogue leaves out are null or empty.
 */
export type Product = v.InferOutput<typeof productSchema>;
