import type { Language } from '#src/domain/language.ts';
import { carefulIdeasDe } from '#src/recommender/say/de/careful-ideas.ts';
import { mountainIdeasDe } from '#src/recommender/say/de/mountain-ideas.ts';
import { natureIdeasDe } from '#src/recommender/say/de/nature-ideas.ts';
import { townIdeasDe } from '#src/recommender/say/de/town-ideas.ts';
import { waterIdeasDe } from '#src/recommender/say/de/water-ideas.ts';
import { wishIdeasDe } from '#src/recommender/say/de/wishes/wish-ideas.ts';
import { carefulIdeasEn } from '#src/recommender/say/en/careful-ideas.ts';
import { mountainIdeasEn } from '#src/recommender/say/en/mountain-ideas.ts';
import { natureIdeasEn } from '#src/recommender/say/en/nature-ideas.ts';
import { townIdeasEn } from '#src/recommender/say/en/town-ideas.ts';
import { waterIdeasEn } from '#src/recommender/say/en/water-ideas.ts';
import { wishIdeasEn } from '#src/recommender/say/en/wishes/wish-ideas.ts';
import { CAREFUL_IDEAS } from './careful-ideas.ts';
import type { Idea, IdeaWords } from './idea.ts';
import { MOUNTAIN_IDEAS } from './mountain-ideas.ts';
import { NATURE_IDEAS } from './nature-ideas.ts';
import { TOWN_IDEAS } from './town-ideas.ts';
import { WATER_IDEAS } from './water-ideas.ts';
import { WISH_IDEAS } from './wishes/wish-ideas.ts';

/** All ideas; of one activity, narrower ideas come before general ones. */
export const ALL_IDEAS: readonly Idea[] = [
  ...WISH_IDEAS,
  ...CAREFUL_IDEAS,
  ...MOUNTAIN_IDEAS,
  ...WATER_IDEAS,
  ...NATURE_IDEAS,
  ...TOWN_IDEAS,
];

const WORDS: Record<Language, Readonly<Record<string, IdeaWords>>> = {
  en: {
    ...wishIdeasEn,
    ...carefulIdeasEn,
    ...mountainIdeasEn,
    ...waterIdeasEn,
    ...natureIdeasEn,
    ...townIdeasEn,
  },
  de: {
    ...wishIdeasDe,
    ...carefulIdeasDe,
    ...mountainIdeasDe,
    ...waterIdeasDe,
    ...natureIdeasDe,
    ...townIdeasDe,
  },
};

/** Name and text of an idea in a language. */
export function ideaWords(idea: Idea, language: Language): IdeaWords {
  const words = WORDS[language][idea.id];
  if (words === undefined) throw new Error(`no words for the idea ${idea.id}`);
  return words;
}
