import type { ConditionType } from '#src/domain/recommendation.ts';

/** The figures of a trip's weather, each already written in the language of the text. */
export type WeatherFigures = {
  /** '10–20 June'. */
  range: string;
  /** Short name of the place; empty when it has none. */
  place: string;
  days: number;
  high: string;
  low: string;
  /** Between which values the days' highs and lows usually lie; null where no spread is known. */
  usual: { highs: string; lows: string } | null;
  /** Nights of ten with frost; null where nobody knows. */
  frostNights: string | null;
  frostPer10: number;
  /** What one night in ten is colder than. */
  coldNight: string;
  /** Days of ten with snow on the ground; null where nobody knows. */
  snowDays: string | null;
  /** Temperature of the sea; null away from coasts. */
  sea: string | null;
  /** The highs on the first and the last day, where they differ enough to tell; else null. */
  change: { first: string; last: string } | null;
  /** '3–4'; null where nobody knows. */
  wetDays: string | null;
  wetDaysPer10: number | null;
  /** Whole millimetres over all the days; null where nobody knows. */
  precipitation: string | null;
  sunrise: string;
  sunset: string;
  /** Civil twilight of the polar night; null when even that is missing. */
  twilight: { dawn: string; dusk: string } | null;
  light: 'normal' | 'polar-day' | 'polar-night';
  daylight: string;
  /** Whole degrees the sun stands above the horizon at noon. */
  noonAltitude: string;
  uvIndex: string;
  /** Share of the oxygen at sea level, '66%'. */
  oxygen: string;
  elevation: string;
  /** Nobody measured a station's climate here: open sea. */
  openSea: boolean;
  snowLies: boolean;
  /** Cold that harms bare skin. */
  deepCold: boolean;
  mountains: boolean;
  /** Between the tropics. */
  tropics: boolean;
};

/** One language's weather texts. */
export type WeatherWords = {
  title: string;
  summary(figures: WeatherFigures): string;
  conditions: Readonly<Record<ConditionType, (figures: WeatherFigures) => string>>;
};
