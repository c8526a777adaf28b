import type { TripFacts } from '../trip-facts.ts';

/** The fact of a trip that makes a product necessary; each has its phrase in both languages. */
export type Cause =
  | 'cold-night'
  | 'cold-day'
  | 'layers'
  | 'heat'
  | 'rain'
  | 'snow'
  | 'frost'
  | 'sun'
  | 'bright-night'
  | 'dark'
  | 'height'
  | 'insects'
  | 'ticks'
  | 'tides'
  | 'days'
  | 'group';

/**
 * What a product is used for. Products with the same job are alternatives: the list has the best one.
 * Found by the product's English name, since the catalogue has no such field.
 */
export type Job = {
  id: string;
  /** Matched with the lower-case English name. */
  match: RegExp;
  /** Why it may be needed; the first that applies becomes the reason. */
  causes: readonly Cause[];
  /** Left out where this is false. */
  when?: (facts: TripFacts) => boolean;
  /** Only for wishes with a matching word (folded). */
  wish?: RegExp;
  /** How much every trip needs it, 0..3. */
  basic?: number;
};
