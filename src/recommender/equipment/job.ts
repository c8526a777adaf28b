import type { TripFacts } from '../trip-facts.ts';

/** The figure or fact of a trip that puts something on the list; each has its phrase. */
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
 * What a product is for. Two products of one job are alternatives: the list takes the better one.
 * Jobs are recognised by the English name, since a catalogue row does not say.
 */
export type Job = {
  id: string;
  /** Over the lower-case English name. */
  match: RegExp;
  /** Why it may be needed, the first that holds is told. */
  causes: readonly Cause[];
  /** Left out unless this holds. */
  when?: (facts: TripFacts) => boolean;
  /** Whoever asked for its activity by another word (folded) does without. */
  wish?: RegExp;
  /** 0..3: how much every trip needs it. */
  basic?: number;
};
