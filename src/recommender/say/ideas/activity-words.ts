import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { SummaryFigures } from './summary-words.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';

/** Words for activities, used in suggestions and in reasons on the packing list. */
export type ActivityWords = {
  title: string;
  summary: (figures: SummaryFigures) => string;
  /** 'hiking', within a sentence. */
  label: Readonly<Record<ActivityName, string>>;
  /** 'You want to hike'. */
  want: Readonly<Record<ActivityName, string>>;
  /** 'for hiking'. */
  purpose: Readonly<Record<ActivityName, string>>;
  /** Says why wishes are missing; `atStop`: at this stop of several. */
  missing: (
    words: readonly string[],
    obstacle: Obstacle,
    f: { high: string; low: string; sea: string | null; atStop: boolean },
  ) => string;
  refused: (words: string[]) => string;
  nothingNamed: string;
  /** Of an idea that was left out for the sake of those who travel. */
  notForYou: string;
};
