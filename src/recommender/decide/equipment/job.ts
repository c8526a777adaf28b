import type { ListPart, Obtain } from '#src/domain/trip/recommendation.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { Occasion } from './occasion.ts';

/** The fact of a trip that makes a product necessary; each has its words in both languages. */
export type Cause =
  | 'on-ice'
  | 'high-night'
  | 'cold-night'
  | 'cold-day'
  | 'layers'
  | 'heat'
  | 'rain'
  | 'snow'
  | 'frost'
  | 'ice-on-climb'
  | 'wind'
  | 'sun'
  | 'sea'
  | 'bright-night'
  | 'dark'
  | 'height'
  | 'insects'
  | 'ticks'
  | 'tides'
  | 'sockets'
  | 'bear-law'
  | 'not-on-planes'
  | 'tent-nights'
  | 'hut-nights'
  | 'children'
  | 'dog'
  | 'wish'
  | 'days'
  | 'group';

export type Test = (occasion: Occasion) => boolean;

/**
 * A use of products, `job` in the catalogue. Products with the same job are alternatives: the list has
 * one of them.
 */
export type Job = {
  /** Where place, season or plans ask for it: on the list for this trip. */
  trip?: Test;
  /** Else, where this holds: among what the traveller surely has. */
  have?: Test;
  /** Place on the list, 1 to 99: of too many lines the last are left out. */
  rank: number;
  /** Why it is packed; the first that applies is said. */
  causes: readonly Cause[];
  /** Where it comes from if that is not a shop at home. */
  obtain?: (occasion: Occasion) => Obtain;
  /** Activities that it is packed for without being made for one of them. */
  serves?: readonly ActivityName[];
  /** Activities whose products do for it, though nobody asked for them. */
  madeFor?: readonly ActivityName[];
  /** Pieces for the whole group, where the product's own rule does not know better. */
  quantity?: (occasion: Occasion) => number;
  /** The cold that a product's `warmth` must stand, °C, if that is not a cold night's air. */
  coldest?: (occasion: Occasion) => number;
  /**
   * Where the trip wears things out, so that the best is worth its price. Elsewhere the cheaper of
   * equals is taken.
   */
  sturdy?: Test;
  /** Not beside these jobs: they do the same, or make it unnecessary. */
  unless?: readonly string[];
  /** Only together with this job. */
  with?: string;
  /** Comes in the sizes of children, which the reason says. */
  sized?: true;
  /** The job that does the same for the children of the group; `none` where it is not for them. */
  forChildren?: string;
};

/** By the catalogue's name of the job. */
export type Jobs = Readonly<Record<string, Job>>;

export function always(): boolean {
  return true;
}

/**
 * The part of the list in which the job's product stands; null where the trip does not need it.
 * Travellers who bring their own equipment already have what others hire there.
 */
export function partOf({ trip, have, obtain }: Job, occasion: Occasion): ListPart | null {
  if (trip?.(occasion) === true) {
    const usual = obtain?.({ ...occasion, bringsOwn: false }) ?? 'buy';
    const isTheirs = occasion.bringsOwn && (usual === 'hire-there' || usual === 'borrow');
    return isTheirs ? 'have' : 'trip';
  }
  return have?.(occasion) === true ? 'have' : null;
}

/** For things that people hire on the spot, unless they say that they bring their own. */
export function hired({ bringsOwn }: Occasion): Obtain {
  return bringsOwn ? 'buy' : 'hire-there';
}

/** Children's outerwear for a winter, which their cousins wear next. */
export function outgrown({ bringsOwn }: Occasion): Obtain {
  return bringsOwn ? 'buy' : 'borrow';
}

/** One for each child. */
export function forChild({ children }: Occasion): number {
  return Math.max(1, children);
}

/** One for each child that walks. */
export function forWalking({ babies, children }: Occasion): number {
  return Math.max(1, children - babies);
}

/** One for so many travellers. */
export function onePer(travelers: number): (occasion: Occasion) => number {
  return ({ facts }) => Math.ceil(facts.trip.request.travelers / travelers);
}

/** All but the babies. */
export function wearers({ babies, facts }: Occasion): number {
  return Math.max(1, facts.trip.request.travelers - babies);
}

/** All but the children: one at least, since who travels alone with a baby may count nobody else. */
export function grownUps({ children, facts }: Occasion): number {
  return Math.max(1, facts.trip.request.travelers - children);
}

/** For each traveller as many as days, at most `most`: more are washed on the way. */
export function changes(most: number): (occasion: Occasion) => number {
  return (occasion) => wearers(occasion) * Math.min(occasion.facts.days, most);
}
