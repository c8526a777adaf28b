import { animalIdeasDe } from './animal-ideas.ts';
import { cityIdeasDe } from './city-ideas.ts';
import { occasionIdeasDe } from './occasion-ideas.ts';
import { sportIdeasDe } from './sport-ideas.ts';
import { wildIdeasDe } from './wild-ideas.ts';
import { wordIdeasDe } from './word-ideas.ts';

export const wishIdeasDe = {
  ...wordIdeasDe,
  ...occasionIdeasDe,
  ...sportIdeasDe,
  ...wildIdeasDe,
  ...animalIdeasDe,
  ...cityIdeasDe,
};
