import type { FogCause } from '#src/domain/climate/fog.ts';
import type { WindEffect } from '#src/domain/climate/wind.ts';
import type { ConditionType } from '#src/domain/trip/recommendation.ts';

/** The figures of a trip's weather, formatted in the language of the text. */
export type WeatherFigures = {
  /** '10–20 June'. */
  range: string;
  /** Short name of the place; empty when it has none. */
  place: string;
  days: number;
  high: string;
  low: string;
  /** Usual range of the highs and the lows; null where the spread is unknown. */
  usual: { highs: string; lows: string } | null;
  /** Nights of ten with frost; null where unknown. */
  frostNights: string | null;
  frostPer10: number;
  /** The low that one night in ten is below. */
  coldNight: string;
  /** Days of ten with snow on the ground; null where unknown. */
  snowDays: string | null;
  /** Temperature of the sea; null away from coasts. */
  sea: string | null;
  /** The highs on the first and the last day; null where they are similar. */
  change: { first: string; last: string } | null;
  /** '3–4'; null where unknown. */
  wetDays: string | null;
  wetDaysPer10: number | null;
  /** Most days stay dry. */
  mostlyDry: boolean;
  /** Days of ten on which what falls is rain, and snow; both empty where unknown. */
  rainDays: string;
  rainPer10: number;
  snowfallDays: string;
  snowfallPer10: number;
  /** Whole millimetres over all days; null where unknown. */
  precipitation: string | null;
  sunrise: string;
  sunset: string;
  /** Civil twilight of the polar night; null without any. */
  twilight: { dawn: string; dusk: string } | null;
  light: 'normal' | 'polar-day' | 'polar-night';
  daylight: string;
  /** Whole degrees the sun stands above the horizon at noon. */
  noonAltitude: string;
  uvIndex: string;
  /** Share of the oxygen at sea level, '66%'. */
  oxygen: string;
  /** Too high for any body to get used to. */
  deathly: boolean;
  elevation: string;
  /** Open sea: coarse data, without rain. */
  openSea: boolean;
  snowLies: boolean;
  /** Snow lies on nearly every day. */
  snowAlways: boolean;
  /** Mean wind, '25 km/h'; null where unknown or nothing to speak of. */
  wind: string | null;
  /** Days of ten with strong wind; null where it is seldom strong. */
  windyDays: string | null;
  windEffect: WindEffect | null;
  /** Hardly any wind. */
  still: boolean;
  /** The temperature that is felt by day, '44 °C'; null where it is the measured one. */
  felt: { by: 'wind' | 'humidity'; celsius: string } | null;
  /** Mean relative humidity, '78%'; null where unknown. */
  humidity: string | null;
  fog: FogCause | null;
  /** So cold that it harms bare skin. */
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
