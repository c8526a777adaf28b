import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import computed from './sample.json';

/** The example's texts in one language. */
type SampleWords = {
  place: string;
  preferences: string;
  /** The lead sentence. */
  weather: string;
  /** Number of lines of the complete packing list. */
  lines: number;
  packing: readonly { name: string; quantity: number; reason: string }[];
  activities: readonly { name: string; description: string; near: string }[];
};

type Sample = {
  lat: number;
  lng: number;
  startDate: IsoDay;
  endDate: IsoDay;
  travelers: number;
  figures: {
    /** 1 January is 0. */
    tripDays: { from: number; count: number };
    /** Mean daily maximum and minimum, degrees Celsius, every tenth day from 1 January. */
    high: readonly number[];
    low: readonly number[];
    /** January first; whole degrees, and days with at least 1 mm. */
    months: readonly { high: number; low: number; wetDays: number }[];
    /** Local clock, in the middle of the trip. */
    sunrise: string;
    sunset: string;
  };
  words: Record<Language, SampleWords>;
};

/** Planned by the device recommender in `npm run data -- <figures> sample`. */
export const SAMPLE: Sample = computed;
