import type { PlaceKind } from '#src/domain/places.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeId } from '#src/recommender/read/themes/themes.ts';
import type { IdeaTrait } from './traits.ts';

/** Something to do. Its texts are in the files of each language, by the same id. */
export type Idea = {
  id: string;
  /** Selects the icon and the equipment to take; null where the catalogue has none. */
  activity: ActivityName | null;
  /** What it asks, for the rules of safety. */
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

/** A named feature, formatted for a text. */
export type Spot = {
  name: string;
  /** Null for an idea that needs no place. */
  kind: PlaceKind | null;
  /** '7 km'. */
  distance: string;
  /** '2,962 m'; empty where not known. */
  height: string;
  /** Too far for half a day. */
  far: boolean;
  /** The wish that the idea serves, 'penguins'; empty without one. */
  wish: string;
};

/**
 * The season, formatted for a text; every field is part of a sentence. The wording varies, so that
 * neighbouring suggestions do not repeat each other.
 */
export type Season = {
  /** ' near Vomp', ' in Leknes' at the end of a title; empty where the place has no name. */
  near: string;
  high: string;
  low: string;
  /** Temperature of the sea, '17 °C'; empty away from coasts. */
  sea: string;
  /** 'rain on 3–4 of 10 days'. */
  rain: string;
  /** The same as a sentence; empty without figures of rain. */
  rainSentence: string;
  /** 'If it rains', 'If it snows'. */
  ifWet: string;
  /** 'light from 05:20 to 21:10', 'light around the clock'. */
  light: string;
  /** 'around sunrise at 05:50', 'before seven'. */
  morning: string;
  /** 'towards sunset at 21:10', 'in the low light of midnight'. */
  evening: string;
  /** When stars are visible. */
  night: string;
  hot: boolean;
  /** Days that need a warm room now and then. */
  cold: boolean;
  /** Evenings that need another layer. */
  chilly: boolean;
  wet: boolean;
  /** No light, not even twilight. */
  dark: boolean;
  /** What is celebrated on these days; null where we know of nothing. */
  festival: { name: string; text: string } | null;
};

export type IdeaWords = {
  name: (spot: Spot, season: Season) => string;
  text: (spot: Spot, season: Season) => string;
};
