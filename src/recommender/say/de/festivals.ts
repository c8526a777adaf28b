import type { FestivalWords } from '../festivals/festival-words.ts';

export const festivalsDe: FestivalWords = {
  about: (range) => `Etwa ${range}`,
  otherDays: (name, range) => `${name} fällt nicht in deine Tage (wieder: ${range}).`,
};
