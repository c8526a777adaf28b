import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ActivityName } from '../activity-names.ts';

/** A wish that is narrower than an activity of the catalogue, or has none there: wine, golf. */
export type Theme = ThemeRules & {
  /** The catalogue's activity whose equipment it needs; null where there is none. */
  activity: ActivityName | null;
};

export type ThemeRules = {
  /** Its name on the screen, within 'You asked for: …'. */
  en: string;
  de: string;
  /** Why it is impossible; instead of the rules of its activity. */
  obstacle?: (facts: TripFacts) => Obstacle | null;
  /** Jobs of the packing list that serve it (equipment/job.ts). */
  packs?: readonly string[];
};
