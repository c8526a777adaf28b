import type { ProductCategory } from '#src/domain/catalogue.ts';
import type { Cause } from './job.ts';

/** The figures that reasons mention, formatted in the language of the text. */
export type EquipmentFigures = {
  high: string;
  low: string;
  /** The low that one night in ten is below; null where the spread is unknown. */
  coldNight: string | null;
  /** Nights of ten with frost. */
  frostNights: string;
  /** Days of ten with snow on the ground; null where unknown. */
  snowDays: string | null;
  /** Nights in which insects fly. */
  mildNights: boolean;
  /** '3–4'; null where unknown. */
  wetDays: string | null;
  /** Precipitation is snow. */
  snow: boolean;
  /** 'about 7', '11 or more'. */
  uvIndex: string;
  sunrise: string;
  /** The end of civil twilight; empty where it does not get dark. */
  dusk: string;
  light: 'normal' | 'polar-day' | 'polar-night';
  elevation: string;
  summit: string;
  relief: string;
  /** The nearest town of 20,000 and more; null where there is none. */
  city: { name: string; people: string } | null;
  /** Kilometres to the nearest lake. */
  lake: string;
  /** Whole millimetres of a year. */
  yearlyRain: string;
  coastKm: string;
  /** The coast is further away than `coastKm`. */
  farFromCoast: boolean;
  days: number;
  travelers: number;
};

export type EquipmentWords = {
  title: string;
  categories: Readonly<Record<ProductCategory, string>>;
  /** The category of products that the catalogue puts in none. */
  others: string;
  summary: (f: EquipmentFigures & { asked: string[]; lines: number }) => string;
  causes: Readonly<Record<Cause, (f: EquipmentFigures) => string>>;
  /** By terrain of the vocabulary. */
  terrains: Readonly<Record<string, (f: EquipmentFigures) => string>>;
  /** The use of a product on this trip, by job; written after the cause. */
  tails: Readonly<Record<string, string>>;
  /** Says that a product is for a suggested activity. */
  idea: (purpose: string) => string;
  /** One meal a day; more are bought on the way. */
  meals: (each: number, days: number) => string;
  /** Sets of clothes for each traveller, washed on the way. */
  sets: (each: number, days: number) => string;
};
