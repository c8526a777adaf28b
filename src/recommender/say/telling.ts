import type { Language } from '#src/domain/language/language.ts';
import type { SightNote } from '#src/domain/place/sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Voice } from './voice.ts';

/** The facts of a plan and the words to tell them, in one language. */
export type Telling = {
  facts: TripFacts;
  language: Language;
  /** 'Innsbruck' of 'Innsbruck, Tyrol, Austria'; empty where the geocoder has no name. */
  placeName: string;
  /** The name as the trip has it: 'near Vomp, Tyrol, Austria'. */
  place: string;
  voice: Voice;
  /** The notes of the sights that are told, by their ids. */
  notes: ReadonlyMap<string, SightNote>;
};
