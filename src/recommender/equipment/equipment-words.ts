import type { ProductCategory } from '#src/domain/catalogue.ts';
import type { Cause } from './job.ts';

/** The figures that reasons name, each already written in the language of the text. */
export type EquipmentFigures = {
  high: string;
  low: string;
  /** What one night in ten is colder than; null where no spread is known. */
  coldNight: string | null;
  /** Nights of ten with frost. */
  frostNights: string;
  /** Days of ten with snow on the ground; null where nobody knows. */
  snowDays: string | null;
  /** Nights in which insects fly. */
  mildNights: boolean;
  /** '3–4'; null where nobody knows. */
  wetDays: string | null;
  /** What falls is snow. */
  snow: boolean;
  /** 'about 7', '11 or more'. */
  uvIndex: string;
  sunrise: string;
  sunset: string;
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
  /** `coastKm` is a least distance. */
  farFromCoast: boolean;
  days: number;
  travelers: number;
};

export type EquipmentWords = {
  title: string;
  categories: Readonly<Record<ProductCategory, string>>;
  summary: (f: EquipmentFigures & { asked: string[]; lines: number }) => string;
  causes: Readonly<Record<Cause, (f: EquipmentFigures) => string>>;
  /** By terrain of the vocabulary, for what the ground asks for. */
  terrains: Readonly<Record<string, (f: EquipmentFigures) => string>>;
  /** What the thing does on this trip, by job; stands after the cause. */
  tails: Readonly<Record<string, string>>;
  /** Ways to say that a thing answers a wish, told in turn. */
  wishes: (f: { want: string; purpose: string; word: string }, turn: number) => string;
  /** Goes with an activity that the place suggests. */
  idea: (purpose: string) => string;
  /** A meal a day, more of them bought on the way. */
  meals: (each: number, days: number) => string;
  /** A set each, washed on the way. */
  sets: (each: number, days: number) => string;
};
