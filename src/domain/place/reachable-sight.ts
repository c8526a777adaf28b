import * as v from 'valibot';
import { SIGHT_KINDS } from '../kinds/sight-kinds.ts';
import { latLngSchema } from './location.ts';
import { REACHES } from './reach.ts';
import { FAMES } from './sights.ts';

export const reachableSightSchema = v.object({
  id: v.string(),
  names: v.object({ en: v.string(), de: v.string() }),
  kind: v.picklist(SIGHT_KINDS),
  ...latLngSchema.entries,
  fame: v.picklist(FAMES),
  /** From the middle of the search, in a straight line. */
  distanceKm: v.number(),
  reach: v.picklist(REACHES),
  /** There, without the way; null where unknown. */
  hours: v.nullable(v.number()),
  /** The same in words, '2 hours'; empty where unknown. */
  duration: v.string(),
  isIndoor: v.boolean(),
  isForChildren: v.boolean(),
  /** The wish that it answers, 'food'; empty without one. */
  wish: v.string(),
  /** '17 km SE', and whether it is beyond a ridge or the water. */
  way: v.string(),
  /** The note about it; empty where nobody wrote one. */
  text: v.string(),
  /** When to be there, what it asks, and what these travellers take care of; each may be empty. */
  when: v.string(),
  asks: v.string(),
  care: v.string(),
});

/** A sight in reach, with what list and map show of it, in the language of the trip. */
export type ReachableSight = v.InferOutput<typeof reachableSightSchema>;

const unfitSightSchema = v.object({
  ...reachableSightSchema.entries,
  /** Why it is not for those who travel: 'Hands are needed on the rocks'. */
  why: v.string(),
  /** The id of one near it that fits; empty where none is known. */
  insteadId: v.string(),
});

/** A sight in reach that is not offered to these travellers. */
export type UnfitSight = v.InferOutput<typeof unfitSightSchema>;

export const sightsInReachSchema = v.object({
  /** Group by group, the nearest first; the best of each group first. */
  sights: v.array(reachableSightSchema),
  /** Open and safe, but not for those who travel: found by search only. */
  unfit: v.array(unfitSightSchema),
  /** Whether the middle of the search is in a town. */
  isTown: v.boolean(),
});

/** All sights within 100 km that are open, safe and for those who travel. */
export type SightsInReach = v.InferOutput<typeof sightsInReachSchema>;
