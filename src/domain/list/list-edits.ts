import * as v from 'valibot';
import { PRODUCT_CATEGORIES, amountSchema } from '../catalogue.ts';
import { LIST_PARTS } from '../trip/recommendation.ts';
import { TRAVELERS } from '../trip/travelers.ts';
import { readableItems } from './readable-items.ts';

/** Where a line travels. */
export const BAGS = ['backpack', 'suitcase', 'hand', 'body', 'boat', 'bike'] as const;

export type Bag = (typeof BAGS)[number];

/** UTF-16 units. */
export const LONGEST_NAME = 120;
export const LONGEST_NOTE = 500;

/** Own lines that a list has at most when many are added at once; a link carries no more. */
export const MOST_OWN_LINES = 500;

export const QUANTITY = { min: 1, max: 999 } as const;

const keySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME));
const quantitySchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(QUANTITY.min),
  v.maxValue(QUANTITY.max),
);

/** 'shared', or the number of the traveller whose it is, from 1. */
const whoseSchema = v.union([
  v.literal('shared'),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TRAVELERS.max)),
]);

export type Whose = v.InferOutput<typeof whoseSchema>;

export const lineEditSchema = v.object({
  /** The key of the line; see `lineKeys`. */
  key: keySchema,
  name: v.optional(nameSchema),
  quantity: v.optional(quantitySchema),
  note: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NOTE))),
  /** Set aside as not needed. */
  away: v.optional(v.literal(true)),
  /** It was taken along and not used: the next list leaves it out. */
  unused: v.fallback(v.optional(v.literal(true)), undefined),
  bag: v.optional(v.picklist(BAGS)),
  whose: v.optional(whoseSchema),
});

/** The traveller's changes of one line; a field that is absent is as computed. */
export type LineEdit = v.InferOutput<typeof lineEditSchema>;

export const ownLineSchema = v.object({
  /** Unique in the list; the computed line's where it was one before. */
  key: keySchema,
  name: nameSchema,
  quantity: v.optional(quantitySchema, 1),
  /** Grams for one piece; null when unknown. */
  weight_g: v.optional(v.nullable(amountSchema), null),
  kind: v.optional(v.nullable(v.picklist(PRODUCT_CATEGORIES)), null),
  part: v.optional(v.picklist(LIST_PARTS), 'trip'),
  /** It is not there yet. */
  toBuy: v.optional(v.boolean(), false),
  /** The heading it stands under; absent for 'Your own'. */
  group: v.fallback(v.optional(nameSchema), undefined),
});

/** A line that the traveller added, or that is no longer computed and stayed. */
export type OwnLine = v.InferOutput<typeof ownLineSchema>;

export const NO_EDITS: ListEdits = { lines: [], own: [], people: [] };

/**
 * The traveller's changes of the computed list. An unreadable change is left out, so that it never costs
 * the rest or the trip.
 */
export const listEditsSchema = v.object({
  lines: readableItems(lineEditSchema),
  own: readableItems(ownLineSchema),
  /** Names of the travellers; empty for one without. */
  people: v.fallback(v.array(v.pipe(v.string(), v.maxLength(LONGEST_NAME))), []),
});

export type ListEdits = v.InferOutput<typeof listEditsSchema>;
