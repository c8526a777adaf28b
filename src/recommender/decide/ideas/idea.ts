import type { PlaceKind } from '#src/domain/place/places.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeId } from '#src/recommender/read/wish-keys.ts';
import type { IdeaTrait } from './traits.ts';

/** Something to do. Its texts are in the files of each language, by the same id. */
export type Idea = {
  id: string;
  /** Selects the icon and the equipment to take; null where the catalogue has none. */
  activity: ActivityName | null;
  /** Its demands, for the rules of safety. */
  traits: readonly IdeaTrait[];
  /** Best kind first; empty for an idea that needs no named feature. */
  kinds: readonly PlaceKind[];
  maxKm: number;
  /** Least distance for which its text is true. */
  minKm?: number;
  /** Least height of a peak. */
  minHeightM?: number;
  /** Only at a feature that no other suggestion uses. */
  fresh?: true;
  /** Bonus in kilometres. */
  favour?: number;
  when?: (facts: TripFacts) => boolean;
  /** Only for these wishes, and then before all other ideas. */
  themes?: readonly ThemeId[];
  /** Only at a place that the traveller named. */
  placeOnly?: true;
  /** For a rainy day; suggested once. */
  rainy?: true;
};
