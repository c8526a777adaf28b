import type { ProductCategory } from '#src/domain/catalogue.ts';
import type { Cause } from './job.ts';

/** The figures that reasons name, each already written in the language of the text. */
export type EquipmentFigures = {
  high: string;
  low: string;
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
  coastKm: string;
  atSea: boolean;
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
  wishes: (f: { want: string; label: string; word: string }, turn: number) => string;
  /** Goes with an activity that the place suggests. */
  idea: (label: string) => string;
  /** A set each, washed on the way. */
  sets: (each: number, days: number) => string;
};
