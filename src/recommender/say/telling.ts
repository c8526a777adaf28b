import type { Language } from '#src/domain/language.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Voice } from './voice.ts';

/** What a plan is told from, in one language. */
export type Telling = {
  facts: TripFacts;
  language: Language;
  /** 'Innsbruck' of 'Innsbruck, Tyrol, Austria'; empty where the geocoder has no name. */
  placeName: string;
  /** The name as the trip has it: 'near Vomp, Tyrol, Austria'. */
  place: string;
  voice: Voice;
};
