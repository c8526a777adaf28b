import type { PlaceKind } from '#src/domain/place/places.ts';

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
  /** The festival of these days; null where none is known. */
  festival: { name: string; text: string } | null;
};

export type IdeaWords = {
  name: (spot: Spot, season: Season) => string;
  text: (spot: Spot, season: Season) => string;
};

/** The figures that the season texts of both languages are made from. */
export type SeasonFigures = {
  place: string;
  /** The point is in that town, not only near it. */
  inTown: boolean;
  high: string;
  low: string;
  /** Empty away from coasts. */
  sea: string;
  wetDaysPer10: number | null;
  /** '3–4'. */
  wetDays: string;
  /** It rains every so many days: 2, 3, 4…; 1 is nearly daily. */
  everyDays: number;
  /** Chance of a wet day in whole percent, by fives. */
  chance: number;
  snow: boolean;
  light: 'normal' | 'polar-day' | 'polar-night';
  sunrise: string;
  sunset: string;
  /** When stars are out, to ten minutes; empty where it never gets properly dark. */
  darkBy: string;
  /** Whole hours between sunrise and sunset. */
  hours: number;
  twilight: { dawn: string; dusk: string } | null;
  /** Very early or late sunrises are not suggested as a time to be outside. */
  sunriseIs: 'early' | 'fair' | 'late';
  hot: boolean;
  cold: boolean;
  chilly: boolean;
  wet: boolean;
  festival: Season['festival'];
};
