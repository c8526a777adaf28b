import type { ActivityName } from '../activity-names.ts';

/** A wish that is narrower than an activity of the catalogue, or has none there: wine, golf. */
export type Theme = {
  /** Regular expressions for folded lower-case text, as in activity-stems.ts. */
  words: readonly string[];
  /** The catalogue's activity whose equipment it needs; null where there is none. */
  activity: ActivityName | null;
};
