import { ANIMAL_IDEAS } from './animal-ideas.ts';
import { CITY_IDEAS } from './city-ideas.ts';
import { OCCASION_IDEAS } from './occasion-ideas.ts';
import { SPORT_IDEAS } from './sport-ideas.ts';
import { WILD_IDEAS } from './wild-ideas.ts';
import { WORD_IDEAS } from './word-ideas.ts';

/** Ideas for narrower wishes, for cold water, and for places that the traveller named. */
export const WISH_IDEAS = [
  ...WORD_IDEAS,
  ...OCCASION_IDEAS,
  ...SPORT_IDEAS,
  ...WILD_IDEAS,
  ...ANIMAL_IDEAS,
  ...CITY_IDEAS,
] as const;
