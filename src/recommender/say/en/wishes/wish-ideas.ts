import { animalIdeasEn } from './animal-ideas.ts';
import { cityIdeasEn } from './city-ideas.ts';
import { occasionIdeasEn } from './occasion-ideas.ts';
import { sportIdeasEn } from './sport-ideas.ts';
import { wildIdeasEn } from './wild-ideas.ts';
import { wordIdeasEn } from './word-ideas.ts';

export const wishIdeasEn = {
  ...wordIdeasEn,
  ...occasionIdeasEn,
  ...sportIdeasEn,
  ...wildIdeasEn,
  ...animalIdeasEn,
  ...cityIdeasEn,
};
