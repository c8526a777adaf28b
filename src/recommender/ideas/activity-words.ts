import type { ActivityName } from '../activity-names.ts';
import type { Obstacle } from '../season/obstacle.ts';

/** What the sentences around the suggestions and the reasons on the packing list are made from. */
export type ActivityWords = {
  title: string;
  /** 'hiking', as it stands inside a sentence. */
  label: Readonly<Record<ActivityName, string>>;
  /** 'You want to hike'. */
  want: Readonly<Record<ActivityName, string>>;
  /** 'for hiking'. */
  purpose: Readonly<Record<ActivityName, string>>;
  /** Says that a suggestion answers the traveller's own word; one of several wordings. */
  answers: (word: string, turn: number) => string;
  /** First sentence of the section. */
  opening: (f: { asked: string[]; high: string; count: number }) => string;
  /** Why something asked for is missing. */
  missing: (
    word: string,
    obstacle: Obstacle,
    f: { high: string; low: string; sea: string | null },
  ) => string;
  refused: (words: string[]) => string;
  /** How distances are meant; empty features need none. */
  distances: string;
  nothingNamed: string;
};
