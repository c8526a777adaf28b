import type { ActivityName } from '../activity-names.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** A wish that is narrower than an activity of the catalogue, or has none there: wine, golf. */
export type Theme = {
  /** Regular expressions for folded lower-case text, as in activity-stems.ts. */
  words: readonly string[];
  /** Its name on the screen, within 'You asked for: …'. */
  en: string;
  de: string;
  /** The catalogue's activity whose equipment it needs; null where there is none. */
  activity: ActivityName | null;
  /** Why it is impossible; instead of the rules of its activity. */
  obstacle?: (facts: TripFacts) => Obstacle | null;
  /** Jobs of the packing list that serve it (equipment/job.ts). */
  packs?: readonly string[];
};
