import type { Language } from '#src/domain/language.ts';
import { carefulIdeasDe } from '../de/careful-ideas.ts';
import { mountainIdeasDe } from '../de/mountain-ideas.ts';
import { natureIdeasDe } from '../de/nature-ideas.ts';
import { townIdeasDe } from '../de/town-ideas.ts';
import { waterIdeasDe } from '../de/water-ideas.ts';
import { wishIdeasDe } from '../de/wishes/wish-ideas.ts';
import { carefulIdeasEn } from '../en/careful-ideas.ts';
import { mountainIdeasEn } from '../en/mountain-ideas.ts';
import { natureIdeasEn } from '../en/nature-ideas.ts';
import { townIdeasEn } from '../en/town-ideas.ts';
import { waterIdeasEn } from '../en/water-ideas.ts';
import { wishIdeasEn } from '../en/wishes/wish-ideas.ts';
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
