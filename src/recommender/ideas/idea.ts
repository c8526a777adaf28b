import type { PlaceKind } from '#src/domain/places.ts';
import type { ActivityName } from '../activity-names.ts';
import type { TripFacts } from '../trip-facts.ts';

/**
 * One thing to do: which activity, at which kind of named feature (none: anywhere), how far off at
 * most, and when it makes sense. Its words stand in each language's files under the same id.
 */
export type Idea = {
  id: string;
  activity: ActivityName;
  /** Best kind first; empty for an idea that needs no named feature. */
  kinds: readonly PlaceKind[];
  maxKm: number;
  /** Closer than this the words would be wrong. */
  minKm?: number;
  /** A lower peak is no sight. */
  minHeightM?: number;
  /** Only at a feature that no other suggestion has. */
  fresh?: true;
  /** Kilometres that this idea is worth more than its neighbours. */
  favour?: number;
  when?: (facts: TripFacts) => boolean;
  /** Only for who asked for the activity by such a word (folded), and then before all others. */
  words?: RegExp;
  /** Offered once, as the way out on a rainy day. */
  rainy?: true;
};

/** A named feature as the texts of one language mention it. */
export type Spot = {
  name: string;
  /** '7 km'. */
  distance: string;
  /** '2,962 m'; empty where not known. */
  height: string;
  /** Too far for an afternoon. */
  far: boolean;
};

/**
 * The season as the texts of one language mention it; every field stands inside a sentence. The
 * same figure is worded in several ways, so that neighbouring suggestions do not repeat each other.
 */
export type Season = {
  /** ' near Vomp', ': Vomp', as a title ends; empty where the place has no name of its own. */
  near: string;
  colon: string;
  high: string;
  low: string;
  /** Temperature of the sea, '17 °C'; empty away from coasts. */
  sea: string;
  /** 'rain on 3–4 of 10 days'. */
  rain: string;
  /** The same as a whole sentence; empty where there are no rain figures. */
  rainSentence: string;
  /** 'If it rains', 'If it snows'. */
  ifWet: string;
  /** 'light from 05:20 to 21:10', 'light around the clock'. */
  light: string;
  /** 'around sunrise at 05:50', 'early, before seven'. */
  morning: string;
  /** 'towards sunset at 21:10', 'in the low light of midnight'. */
  evening: string;
  /** When it is dark enough for stars. */
  night: string;
  hot: boolean;
  /** Days that ask for a warm room now and then. */
  cold: boolean;
  /** Evenings that ask for a layer more. */
  chilly: boolean;
  wet: boolean;
  /** Not even twilight. */
  dark: boolean;
};

export type IdeaWords = {
  name: (spot: Spot, season: Season) => string;
  text: (spot: Spot, season: Season) => string;
};
